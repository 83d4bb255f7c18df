import { expect, test } from "@jest/globals";
import type { PastConversation } from "@/lib/api/responses";
import { serverLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { listOnThisDay } from "@/lib/server/db/on-this-day";
import { fakeProvider, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { remove } from "../support/api/journal";

fakeProvider();

/** A conversation that began at this time. */
async function wrote(person: Person, createdAt: string) {
  const { conversationId } = (await startConversation(person, { projectName: createdAt })).body;
  await db().conversation.updateMany({ where: { id: conversationId }, data: { createdAt: new Date(createdAt) } });
  return conversationId;
}

async function onDay(person: Person, now: string, timeZone = "UTC"): Promise<string[]> {
  const { id } = await db().user.findFirstOrThrow({ where: { username: person.username } });
  return (await listOnThisDay(id, timeZone, new Date(now))).map(({ projectName }) => projectName);
}

test("this day in earlier months and years is remembered, this month's years first, then the newest", async () => {
  const ann = await signUp();
  const days = ["2024-03-12T00:00:00Z", "2025-02-12T23:59:59Z", "2020-03-12T12:00:00Z"];
  const others = ["2025-03-12T09:00:00Z", "2025-02-11T23:59:59Z", "2025-02-13T00:00:00Z", "2026-02-12T12:00:00Z"];
  for (const day of [...days, ...others]) await wrote(ann, day);
  expect(await onDay(ann, "2025-03-12T10:00:00Z")).toEqual([
    "2024-03-12T00:00:00Z",
    "2020-03-12T12:00:00Z",
    "2025-02-12T23:59:59Z",
  ]);
});

test("the day is the one of the person's calendar, summer time included", async () => {
  const ann = await signUp();
  await wrote(ann, "2024-12-31T22:30:00Z");
  await wrote(ann, "2024-06-30T22:30:00Z");
  expect(await onDay(ann, "2025-07-31T22:30:00Z", "Europe/Berlin")).toEqual(["2024-06-30T22:30:00Z"]);
  expect(await onDay(ann, "2025-08-31T10:00:00Z")).toEqual(["2024-12-31T22:30:00Z"]);
  expect(await onDay(ann, "2025-07-31T12:00:00Z", "Asia/Kathmandu")).toEqual([]);
});

test("the 31st is not remembered on the last day of a shorter month", async () => {
  const ann = await signUp();
  await wrote(ann, "2025-02-28T12:00:00Z");
  await wrote(ann, "2024-02-29T12:00:00Z");
  expect(await onDay(ann, "2025-03-31T12:00:00Z")).toEqual([]);
  expect(await onDay(ann, "2028-02-29T12:00:00Z")).toEqual(["2024-02-29T12:00:00Z"]);
});

test("the call answers with few rows, without what is deleted or another one's", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const today = new Date();
  const years = Array.from({ length: serverLimits.onThisDayShown + 2 }, (_, place) => {
    // A day that every year has.
    return new Date(Date.UTC(today.getUTCFullYear() - 4 * (place + 1), today.getUTCMonth(), today.getUTCDate(), 12));
  });
  const [newest = ""] = await Promise.all(years.map((day) => wrote(ann, day.toISOString())));
  await remove(ann, newest);
  const ask = async ({ token }: Person, timeZone: string) =>
    (await call("GET", `/api/on-this-day?timeZone=${timeZone}`, { token })).body.conversations as PastConversation[];
  const found = await ask(ann, "UTC");
  expect(found).toHaveLength(serverLimits.onThisDayShown);
  expect(found[0]).toEqual({
    _id: expect.any(String),
    projectName: years[1]?.toISOString(),
    topic: "place",
    timestamp: years[1]?.toISOString(),
    excerpt: "The lighthouse at Skagen, with its red door.",
  });
  expect(await ask(bob, "UTC")).toEqual([]);
});

test("a time zone that is none is refused, every one that a browser may name is understood", async () => {
  const { token } = await signUp();
  for (const name of ["", "Mars/Phobos", "%2B02:00", "'; DROP TABLE", "UTC%00"]) {
    const path = `/api/on-this-day?timeZone=${name}`;
    expect(await call("GET", path, { token })).toMatchObject({ status: 400 });
  }
  for (const name of [...Intl.supportedValuesOf("timeZone"), "UTC", "Asia/Kolkata", "Europe/Kyiv", "Etc/GMT+5"]) {
    expect({ name, rows: await listOnThisDay("nobody", name, new Date()) }).toEqual({ name, rows: [] });
  }
});

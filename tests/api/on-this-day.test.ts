import { expect, test } from "@jest/globals";
import type { PastConversation } from "@/lib/api/responses";
import { serverLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { listOnThisDay } from "@/lib/server/db/on-this-day";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, send, signUp } from "../support/api/client";
import { dateIt } from "../support/api/entries";
import { upload } from "../support/api/files";
import { remove } from "../support/api/journal";
import { drawing } from "../support/factories/images";

fakeProvider();

/** A conversation that began at this time. */
async function wrote(person: Person, createdAt: string) {
  const { conversationId } = (await startConversation(person, { projectName: createdAt })).body;
  await db().conversation.updateMany({ where: { id: conversationId }, data: { createdAt: new Date(createdAt) } });
  return conversationId;
}

async function onDay(person: Person, now: string, timeZone = "UTC", quietTopics: string[] = []) {
  const { id } = await db().user.findFirstOrThrow({ where: { username: person.username } });
  return (await listOnThisDay(id, timeZone, new Date(now), quietTopics)).map(({ projectName }) => projectName);
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

test("a memory of this day comes before those that were written on it, and no longer one than a day", async () => {
  const ann = await signUp();
  const of = async (createdAt: string, whenText: string) => {
    const id = await wrote(ann, createdAt);
    await dateIt(ann, id, whenText);
  };
  await wrote(ann, "2024-03-12T00:00:00Z");
  await of("2025-01-01T00:00:00Z", "12 March 1973");
  await of("2025-02-12T00:00:00Z", "12 March 1974");
  for (const when of ["March 1974", "12 to 13 March 1974", "13 March 1974"]) await of("2025-01-02T00:00:00Z", when);
  const now = "2025-03-12T10:00:00Z";
  expect(await onDay(ann, now)).toEqual(["2025-02-12T00:00:00Z", "2025-01-01T00:00:00Z", "2024-03-12T00:00:00Z"]);
  const { id } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  const days = (await listOnThisDay(id, "UTC", new Date(now))).map(({ day }) => day);
  expect(days).toEqual(["1974-03-12", "1973-03-12", null]);
});

test("a topic that home never asks about is remembered after full years, by name alone", async () => {
  const ann = await signUp();
  await wrote(ann, "2024-03-12T00:00:00Z");
  expect(await onDay(ann, "2025-02-12T10:00:00Z", "UTC", ["place"])).toEqual([]);
  expect(await onDay(ann, "2025-03-12T10:00:00Z", "UTC", ["place"])).toHaveLength(1);
  const createdAt = new Date();
  createdAt.setUTCFullYear(createdAt.getUTCFullYear() - 4);
  await db().conversation.updateMany({ data: { createdAt, topic: "loss" } });
  const { body } = await call("GET", "/api/on-this-day?timeZone=UTC", { token: ann.token });
  expect(body.conversations).toMatchObject([{ topic: "loss", excerpt: "", file: null }]);
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

test("the call returns few conversations, none deleted and none of another user", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const today = new Date();
  const years = Array.from({ length: serverLimits.onThisDayShown + 2 }, (_, index) => {
    // A day that every year has.
    return new Date(Date.UTC(today.getUTCFullYear() - 4 * (index + 1), today.getUTCMonth(), today.getUTCDate(), 12));
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
    file: null,
  });
  expect(await ask(bob, "UTC")).toEqual([]);
});

test("a memory comes with the first picture in it, and with no other file", async () => {
  const ann = await signUp();
  const conversationId = await wrote(ann, new Date(Date.now() - 4 * 365.25 * 86_400_000).toISOString());
  for (const [name, content] of [
    ["diary.txt", "The gulls woke me."],
    ["door.png", drawing],
    ["later.png", drawing],
  ] as const) {
    const { fileId } = await upload(ann, content, name);
    await sendMessage(ann, { conversationId, message: "Look.", fileId });
  }
  const { body } = await call("GET", "/api/on-this-day?timeZone=UTC", { token: ann.token });
  const [memory] = body.conversations as PastConversation[];
  expect(memory?.file).toMatchObject({ fileName: "door.png", fileType: "image/png" });
  expect((await send("GET", memory?.file?.fileUrl ?? "")).status).toBe(200);
});

test("nothing is left out by guess, and what its writer does not want there is not shown again", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const ago = (years: number) =>
    new Date(
      Date.UTC(new Date().getUTCFullYear() - 4 * years, new Date().getUTCMonth(), new Date().getUTCDate(), 12),
    ).toISOString();
  const ids = await Promise.all([1, 2].map((years) => wrote(ann, ago(years))));
  const questionAnswers = [{ question: "What happened?", answer: "My father died on a Tuesday. I was in the garden." }];
  await db().conversation.updateMany({ where: { id: ids[0] }, data: { questionAnswers } });
  const shown = async () => {
    const { body } = await call("GET", "/api/on-this-day?timeZone=UTC", { token: ann.token });
    return (body.conversations as PastConversation[]).map(({ _id }) => _id);
  };
  const hide = ({ token }: { token: string }) => call("DELETE", "/api/on-this-day", { token, body: { id: ids[0] } });
  expect(await shown()).toEqual(ids);
  expect((await hide(bob)).status).toBe(404);
  expect(await shown()).toEqual(ids);
  expect((await hide(ann)).status).toBe(200);
  expect(await shown()).toEqual(ids.slice(1));
});

test("an unknown time zone is refused, and all that browsers use are accepted", async () => {
  const { token } = await signUp();
  for (const name of ["", "Mars/Phobos", "%2B02:00", "'; DROP TABLE", "UTC%00"]) {
    const path = `/api/on-this-day?timeZone=${name}`;
    expect(await call("GET", path, { token })).toMatchObject({ status: 400 });
  }
  for (const name of [...Intl.supportedValuesOf("timeZone"), "UTC", "Asia/Kolkata", "Europe/Kyiv", "Etc/GMT+5"]) {
    expect({ name, rows: await listOnThisDay("nobody", name, new Date()) }).toEqual({ name, rows: [] });
  }
});

import { expect, test } from "@jest/globals";
import { refusalTexts } from "@/lib/texts/refusal";
import { fakeProvider } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { createConversation } from "../support/api/journal";

fakeProvider();

/** The calls that take a time. */
const calls: [string, (ann: Person, time: string) => ReturnType<typeof call>][] = [
  ["the beginning of a search", ({ token }, from) => search(token, { from })],
  ["the end of a search", ({ token }, until) => search(token, { until })],
  [
    "the end of the history",
    ({ token }, until) => call("GET", `/api/conversations?view=summary&until=${until}`, { token }),
  ],
];
const search = (token: string, filter: object) =>
  call("POST", "/api/search", { token, body: { searchTerm: "lighthouse", ...filter } });

const refused = [
  ...["0000-01-01T00:00:00Z", "0000-12-31T23:59:59.999Z", "-0001-01-01T00:00:00Z", "10000-01-01T00:00:00Z"],
  ...["2025-02-30T00:00:00Z", "2025-01-01T24:00:00Z", "2016-12-31T23:59:60Z", "now"],
];
const accepted = ["0001-01-01T00:00:00Z", "0099-12-31T00:00:00Z", "1582-10-10T00:00:00Z", "9999-12-31T23:59:59.999Z"];

test.each(calls)("%s is a time from the year 1 on", async (_, ask) => {
  const ann = await signUp();
  await createConversation(ann);
  const refusal = { status: 400, body: { message: refusalTexts.dateInvalid, code: "invalid_request" } };
  for (const time of refused) expect({ time, ...(await ask(ann, time)) }).toMatchObject({ time, ...refusal });
  for (const time of accepted) expect({ time, ...(await ask(ann, time)) }).toMatchObject({ time, status: 200 });
});

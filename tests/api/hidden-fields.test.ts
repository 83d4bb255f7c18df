import { expect, test } from "@jest/globals";
import { calls } from "../support/api/access";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { everythingStored } from "../support/api/database";
import { createConversation } from "../support/api/journal";

// A failed login is a line on it.
captureConsole();

fakeProvider();
ownConfiguration();

const planted = "planted-by-mallory";
const early = "2001-01-01T00:00:00.000Z";
/** Fields that rows have and no call accepts. The tests give each a value that can be found again. */
const names = [
  "_id",
  "userId",
  "user",
  "role",
  "isAdmin",
  "passwordHash",
  "sid",
  "sub",
  "storageKey",
  "folded",
  "kind",
];
const numbers = ["orderIndex", "position", "nextOrderIndex", "size"];
const times = [
  "createdAt",
  "updatedAt",
  "timestamp",
  "deletedAt",
  "expiresAt",
  "storedAt",
  "leaseExpiresAt",
  "refusedAt",
];
const nested = { connect: { id: planted }, create: { id: planted }, set: planted };

const hidden = {
  ...Object.fromEntries(names.map((name) => [name, planted])),
  ...Object.fromEntries(numbers.map((name) => [name, 77_777])),
  ...Object.fromEntries(times.map((name) => [name, early])),
  ...{ response: planted, requestKey: planted, receipt: { answers: 77_777 }, pending: true },
  ...{ conversation: nested, file: nested, sessions: nested, ["__proto__"]: { role: planted } },
};

const writes = calls.flatMap(({ body, ...row }) => (body && row.method !== "GET" ? [{ ...row, body }] : []));

test.each(writes)("$name ignores every field that the caller may not set", async (row) => {
  const person = await signUp();
  // A registration or login contains its own user name; no other call may set one.
  const named = /register|login/.test(row.path) ? {} : { username: planted };
  const body = { ...row.body, ...(await realIds(person, row.body)), ...hidden, ...named };
  await call(row.method, row.path, { token: person.token, body });
  const stored = await everythingStored();
  for (const trace of [planted, "77777", "2001-01-01"]) expect(stored).not.toContain(trace);
});

/** A conversation of the caller's own wherever the call names one, so that it succeeds. */
async function realIds(person: Person, body: Record<string, unknown>) {
  const field = ["conversationId", "id"].find((name) => name in body);
  return field ? { [field]: await createConversation(person) } : {};
}

import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { serverTimings } from "@/lib/api/server-limits";
import { newToken, newUndoLink } from "@/lib/server/auth/mailed-token";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { addPasswordReset } from "@/lib/server/db/password-reset";
import { calls } from "../support/api/access";
import { captureConsole } from "../support/api/captured-console";
import { aChallenge } from "../support/api/challenges";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { type Person, send, signUp } from "../support/api/client";
import { sharedPost } from "../support/api/contributions";
import { edit } from "../support/api/entries";
import { exportAll } from "../support/api/exports";
import { formOf, upload } from "../support/api/files";
import { pathOf } from "../support/api/import-pieces";
import { writeJournal } from "../support/factories/bench-journal";
import { finishBackgroundWork } from "../support/fakes/background-work";
import { recordStatements, type StatementRecorder } from "../support/fakes/statement-recorder";

const provider = fakeProvider();
captureConsole();

const databaseUrl = String(process.env.DATABASE_URL);

let tap: StatementRecorder;
beforeAll(async () => {
  // A reply that takes long looks whether it was stopped, which is no statement of the call.
  Object.assign(serverTimings, { stopPollMs: 600_000 });
  tap = await recordStatements(databaseUrl);
  // Throttling costs statements, too.
  Object.assign(process.env, { DATABASE_URL: tap.url, RATE_LIMIT_FACTOR: "1000" });
});
afterAll(() => tap.close());

type Row = (typeof calls)[number];
const long = "/api/conversations/long";

type Made = { path?: string; body?: unknown; headers?: Record<string, string> };

/** The data that calls need to do their work; "long" is the conversation that grows. */
const made: Record<string, (owner: Person, id: string) => Made | Promise<Made>> = {
  "POST /api/register": ({ username }) => ({
    body: { username: `x${username}`, password: "open sesame", email: `x${username}@example.org` },
  }),
  "POST /api/login": ({ username, password }) => ({ body: { username, password } }),
  "POST /api/forgot-password": ({ email }) => ({ body: { email } }),
  "POST /api/reset-password": async ({ email }, id) => {
    const { token, ...reset } = { ...newToken(), expiresAt: new Date(Date.now() + 60_000) };
    await addPasswordReset({ id, email }, reset);
    return { body: { token, password: "open sesame" } };
  },
  "POST /api/undo-change": async ({ email }, id) => {
    const { token, ...link } = newUndoLink();
    await db().accountChange.create({ data: { userId: id, number: 1, email, ...link } });
    return { body: { token } };
  },
  "PUT /api/profile": ({ username }) => ({
    body: { displayName: "Eve", email: `x${username}@example.org`, password: "sesame" },
  }),
  "POST /api/upload": () => ({ body: formOf("Some words") }),
  "GET /api/files/[id]": async (owner) => ({ path: (await upload(owner, "Some words")).file.fileUrl }),
  "GET /api/auth/[...nextauth]": () => ({ path: "/api/auth/session" }),
  "POST /api/auth/[...nextauth]": async ({ username, password }) => {
    const response = await send("GET", "/api/auth/csrf");
    const { csrfToken } = (await response.json()) as { csrfToken: string };
    const cookie = response.headers.getSetCookie().map((set) => set.split(";")[0]);
    const headers = { cookie: cookie.join("; "), "content-type": "application/json" };
    return {
      path: "/api/auth/callback/credentials",
      body: { csrfToken, username, password, json: "true" },
      headers,
    };
  },
  "GET /api/account/export": () => ({ path: "/api/account/export?conversationId=long" }),
  "POST /api/grok": () => ({ body: { conversationId: "long", message: "And the stairs?" } }),
  "POST /api/account/import": async (owner, id) => {
    for (const content of ["Some words", "Others"]) {
      const { fileId } = await upload(owner, content);
      await startConversation(owner, { fileId });
    }
    const { text } = await exportAll(owner);
    await db().conversation.deleteMany({ where: { userId: id } });
    return { body: formOf(text) };
  },
  "PUT /api/account/import/[id]/[number]": (_, id) => ({ path: `${pathOf([Buffer.from(id)])}/0`, body: formOf(id) }),
  "GET /api/conversations/[id]": () => ({ path: "/api/conversations/long" }),
  "GET /api/conversations/[id]/receipts/[orderIndex]": () => ({ path: "/api/conversations/long/receipts/0" }),
  "PATCH /api/conversations/[id]/entries/[entryId]": () => ({ path: `${long}/entries/message-1` }),
  "DELETE /api/conversations/[id]/entries/[entryId]": () => ({
    path: `${long}/entries/answer-0`,
    body: { version: 0 },
  }),
  "GET /api/conversations/[id]/entries/[entryId]/versions": () => ({ path: `${long}/entries/name/versions` }),
  "POST /api/conversations/[id]/entries/[entryId]/restore": async (owner) => {
    await edit(owner, "long", "message-1", "Mended");
    return { path: `${long}/entries/message-1/restore` };
  },
  "POST /api/notes": () => ({ body: { conversationId: "long" } }),
  "POST /api/add-note": () => ({ body: { conversationId: "long", content: "Mine" } }),
  "POST /api/grok/stop": () => ({ body: { conversationId: "long" } }),
  "DELETE /api/on-this-day": () => ({ body: { id: "long" } }),
  "POST /api/conversation/game": () => ({ body: { id: "long", useInGame: true } }),
  "POST /api/training/memories": async (_owner, id) => {
    await db().conversation.updateMany({ where: { userId: id }, data: { useInGame: true } });
    return {};
  },
  "DELETE /api/conversation/delete": () => ({ body: { id: "long" } }),
  "POST /api/contributions": async () => ({
    body: { conversationId: await sharedPost(await signUp()), kind: "memory", text: "Me too" },
  }),
  "POST /api/shared-with-me": async () => ({ body: { conversationId: await sharedPost(await signUp()) } }),
  "GET /api/training/challenges/[id]": aChallenge,
  "POST /api/training/challenges/[id]": aChallenge,
  "POST /api/share/mark/[id]": () => ({ path: "/api/share/mark/long", body: {} }),
};

/** The statements of one call, for somebody with a journal of this size. */
async function statementsOf(
  row: Row,
  conversations: number,
  entries: number,
  wanted = made[row.name],
): Promise<string[]> {
  const owner = await signUp();
  const { id } = await db().user.findFirstOrThrow({ where: { username: owner.username }, select: { id: true } });
  await writeJournal(databaseUrl, id, conversations, entries);
  const { path, body, open } = { open: async () => {}, ...(await row.byLink?.(owner)), ...(await row.owned?.(owner)) };
  await open();
  const special = await wanted?.(owner, id);
  const sent: Made = { path, body: body ?? row.body, ...special };
  // The clean-up runs once a minute after some call; here it must not run during the measured one.
  await runCleanup();
  tap.statements.length = 0;
  const { headers, ...named } = { headers: {}, ...sent };
  const response = await send(row.method, named.path ?? row.path, { token: owner.token, body: named.body, headers });
  await response.text();
  // Background work after the response is counted too, and with this call.
  await finishBackgroundWork();
  const seen = [...tap.statements];
  if (response.status >= 400) throw new Error(`${row.name} answered ${response.status}`);
  return seen;
}

/** The most statements that the most frequent calls may take, including those for the session and for throttling. */
const most: Record<string, number> = {
  "GET /api/profile": 2,
  "GET /api/conversations": 2,
  // The conversation, its turns and its notes, which are plain rows.
  "GET /api/conversations/[id]": 4,
  "POST /api/notes": 2,
  "POST /api/search": 2,
  "POST /api/add-note": 3,
  "GET /api/on-this-day": 3,
  "GET /api/contributions": 2,
  "POST /api/contributions": 3,
  "GET /api/contributions/of/[conversationId]": 3,
  "PATCH /api/contributions/[id]": 4,
  "DELETE /api/contributions/[id]": 5,
  "POST /api/contributions/[id]/restore": 5,
  "GET /api/contributions/set-aside": 3,
  "DELETE /api/contributions/refused/[contributorId]": 2,
  "GET /api/shares": 3,
  "POST /api/contributions/[id]/decision": 2,
  "GET /api/shared-with-me": 3,
  "POST /api/shared-with-me": 3,
  "PATCH /api/files/[id]": 3,
  "POST /api/grok": 3,
  "PATCH /api/conversations/[id]/entries/[entryId]": 6,
  "DELETE /api/conversations/[id]/entries/[entryId]": 6,
  "GET /api/conversations/[id]/entries/[entryId]/versions": 3,
  "POST /api/conversations/[id]/entries/[entryId]/restore": 7,
};

/** Without those that have nothing to do with any person. */
const ofPeople = calls.filter(({ name }) => !/config|manifest|metrics|health|registration/.test(name));

test.each(ofPeople)("$name sends no more statements for a long journal than for a short one", async (row) => {
  const [short, long] = [await statementsOf(row, 1, 2), await statementsOf(row, 12, 10)];
  expect(long.length).toBe(short.length);
  expect(short.length).toBeLessThanOrEqual(most[row.name] ?? Number.POSITIVE_INFINITY);
});

test("a search that finds nothing is three statements, and a corrected one four", async () => {
  const row = calls.find(({ name }) => name === "POST /api/search") as Row;
  for (const [searchTerm, count] of [
    ["xylophone", 3],
    ["lanternfsh", 4],
  ] as const) {
    const search = async (_owner: Person, id: string) => {
      const data = { message: "lanternfish", normalizedMessage: "lanternfish" };
      await db().note.updateMany({ where: { userId: id }, data });
      return { body: { searchTerm } };
    };
    expect([searchTerm, (await statementsOf(row, 1, 2, search)).length]).toEqual([searchTerm, count]);
  }
});

test("an export of everything is three statements, and one more for each further page of conversations", async () => {
  const row = calls.find(({ name }) => name === "GET /api/account/export") as Row;
  const counts = [];
  for (const conversations of [1, 18, 41]) {
    counts.push((await statementsOf(row, conversations, 2, () => ({ path: "/api/account/export" }))).length);
  }
  expect(counts).toEqual([3, 3, 5]);
});

test("a message for which earlier files are sent again is three statements, like any other", async () => {
  const row = calls.find(({ name }) => name === "POST /api/grok") as Row;
  const statements = await statementsOf(row, 1, 2, async (owner) => {
    const { fileId } = await upload(owner, "The gulls woke me.");
    const message = { conversationId: "long", message: "My diary." };
    await sendMessage(owner, { ...message, fileId });
    return { body: message };
  });
  expect(provider().requests.at(-1)?.messages.at(-3)?.content).toContain("The gulls woke me.");
  expect(statements).toHaveLength(3);
});

test("a message with several files is as many statements as one with a file", async () => {
  const row = calls.find(({ name }) => name === "POST /api/grok") as Row;
  const sending = (count: number) =>
    statementsOf(row, 1, 2, async (owner) => {
      const uploads = await Promise.all(Array.from({ length: count }, (_, index) => upload(owner, `Page ${index}`)));
      return { body: { conversationId: "long", message: "Mine", fileIds: uploads.map(({ fileId }) => fileId) } };
    });
  expect(await sending(3)).toHaveLength((await sending(1)).length);
});

test("a file is removed in as many statements from a long talk as from a short one", async () => {
  const row = calls.find(({ name }) => name === "DELETE /api/conversations/[id]/entries/[entryId]") as Row;
  const removal = (later: number) =>
    statementsOf(row, 1, 2, async (owner) => {
      const { fileId } = await upload(owner, "The gulls woke me.");
      await sendMessage(owner, { conversationId: "long", message: "My diary.", fileId });
      for (let sent = 0; sent < later; sent += 1) await sendMessage(owner, { conversationId: "long", message: "And?" });
      return { path: `${long}/entries/file-${fileId}`, body: { version: 0 } };
    });
  expect(await removal(5)).toHaveLength((await removal(1)).length);
});

test.each<[string, number, Record<string, unknown>]>([
  ["asked for another reply", 6, { askAgain: 0 }],
  ["only saved", 3, { message: "Mine", keepOnly: true }],
])("a turn that is %s takes at most %d statements", async (_, count, body) => {
  const row = calls.find(({ name }) => name === "POST /api/grok") as Row;
  const statements = await statementsOf(row, 1, 2, () => ({ body: { conversationId: "long", ...body } }));
  expect(statements.length).toBeLessThanOrEqual(count);
});

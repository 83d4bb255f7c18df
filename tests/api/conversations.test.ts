import { expect, test } from "@jest/globals";
import type { Conversation, ConversationSummary } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, lighthouse, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";

const provider = fakeProvider();
captureConsole();

type History = { conversations: (Conversation & ConversationSummary)[]; nextCursor: string | null };

async function list({ token }: Person, query = ""): Promise<History> {
  const { status, body } = await call("GET", `/api/conversations${query}`, { token });
  expect(status).toBe(200);
  return body as History;
}

const namesOf = ({ conversations }: History) => conversations.map(({ projectName }) => projectName);

test("the history lists the user's own conversations with all turns, newest first", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const first = (await startConversation(ann, { projectName: "First" })).body;
  await startConversation(ann, { projectName: "Second" });
  await startConversation(bob, { projectName: "Not hers" });
  await sendMessage(ann, { conversationId: first.conversationId, message: "The door stuck." });
  const history = await list(ann);
  expect(namesOf(history)).toEqual(["Second", "First"]);
  expect(history.nextCursor).toBeNull();
  expect(history.conversations[1]).toEqual((await readThread(ann, first.conversationId)).conversation);
});

test("the summary omits the texts of the AI and counts the continuations", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  await sendMessage(ann, { conversationId, message: "The door stuck." });
  expect((await list(ann, "?view=summary")).conversations).toEqual([
    {
      _id: conversationId,
      ...lighthouse,
      prompt: expect.stringMatching(/^Which place\?\n/),
      file: null,
      pending: false,
      timestamp: expect.any(String),
      orderIndex: 1,
      continuationCount: 1,
    },
  ]);
});

test("pages follow each other without a gap, also when a conversation is added in between", async () => {
  const ann = await signUp();
  for (const projectName of ["1", "2", "3", "4", "5"]) await startConversation(ann, { projectName });
  const first = await list(ann, "?limit=2&view=summary");
  await startConversation(ann, { projectName: "6" });
  const second = await list(ann, `?limit=2&view=summary&cursor=${first.nextCursor}`);
  const third = await list(ann, `?limit=2&cursor=${second.nextCursor}`);
  expect([first, second, third].map(namesOf)).toEqual([["5", "4"], ["3", "2"], ["1"]]);
  expect([first.nextCursor, third.nextCursor]).toEqual([expect.any(String), null]);
});

test("a page that is exactly full is the last one if nothing follows", async () => {
  const ann = await signUp();
  for (const projectName of ["1", "2"]) await startConversation(ann, { projectName });
  expect((await list(ann, "?limit=2")).nextCursor).toBeNull();
});

test("a page has at most 100 conversations", async () => {
  const ann = await signUp();
  const { id: userId } = await db().user.findFirstOrThrow();
  const numbers = Array.from({ length: 101 }, (_, number) => number + 1);
  const rows = { userId, topic: "place", projectName: "P", questionAnswers: [] };
  const turn = { userId, message: "", normalizedMessage: "", position: 0, orderIndex: 0 };
  await db().conversation.createMany({ data: numbers.map((n) => ({ ...rows, id: `c${n}`, orderIndex: n })) });
  await db().turn.createMany({
    data: numbers.map((n) => ({ ...turn, id: `t${n}`, conversationId: `c${n}`, requestKey: `${n}` })),
  });
  for (const query of ["", "?limit=1000"]) {
    const { conversations, nextCursor } = await list(ann, query);
    expect(conversations).toHaveLength(100);
    expect(namesOf(await list(ann, `?cursor=${nextCursor}`))).toEqual(["P"]);
  }
});

test.each(["cursor=x", "cursor=-1", "cursor=1.5", "cursor=99999999999", "limit=0", "limit=many", "view=poem"])(
  "a query of %s is refused",
  async (query) => {
    const { token } = await signUp();
    const { status, body } = await call("GET", `/api/conversations?${query}`, { token });
    const [field] = query.split("=");
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: refusalTexts.invalidField(String(field)), code: "invalid_request" },
    });
  },
);

test("a new user has no conversations", async () => {
  expect(await list(await signUp())).toEqual({ conversations: [], nextCursor: null });
});

test("a deleted conversation is in no list and has no thread", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  await db().conversation.updateMany({ data: { deletedAt: new Date() } });
  expect((await list(ann)).conversations).toEqual([]);
  expect((await list(ann, "?view=summary")).conversations).toEqual([]);
  expect((await call("GET", `/api/conversations/${conversationId}`, { token: ann.token })).status).toBe(404);
});

test("a conversation whose reply is being written is pending and has the request key", async () => {
  const ann = await signUp();
  provider().fault = 500;
  await startConversation(ann, { key: "k" });
  await db().turn.updateMany({ data: { leaseExpiresAt: new Date(Date.now() + 60_000) } });
  expect((await list(ann)).conversations[0]).toMatchObject({ pending: true, requestKey: "k", response: null });
  expect((await list(ann, "?view=summary")).conversations[0]).toMatchObject({ pending: true });
});

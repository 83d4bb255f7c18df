import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, lighthouse, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { note } from "../support/api/journal";

const provider = fakeProvider();
captureConsole();

test("the first call saves the answers, asks the AI and returns its reply", async () => {
  const ann = await signUp();
  const { status, body } = await startConversation(ann);
  expect(status).toBe(200);
  expect(body).toEqual({
    message: expect.stringContaining("Which door was it"),
    conversationId: expect.stringMatching(/^[\w-]{22,}$/),
    file: null,
    orderIndex: 1,
    receipt: { answers: 2, earlierTurns: 0, file: null, notesWithheld: 0 },
  });
  const { conversation, notes } = await readThread(ann, body.conversationId);
  expect(notes).toEqual([]);
  expect(conversation).toEqual({
    _id: body.conversationId,
    ...lighthouse,
    useInGame: false,
    prompt:
      "Which place?\nThe lighthouse at Skagen, with its red door.\n\n" +
      "What did you hear there?\nGulls, and my uncle Jens winding the clock.",
    response: body.message,
    receipt: body.receipt,
    pending: false,
    refused: false,
    requestKey: expect.any(String),
    file: null,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    orderIndex: 1,
    continuations: [],
  });
});

test("with a provider the feature file says that an AI is connected", async () => {
  expect((await call("GET", "/config/flexifeatures.json")).body).toMatchObject({ aiConnected: true });
});

test("a continuation names its conversation by id and gets the next number in it", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  const first = await sendMessage(ann, { conversationId, message: "The door stuck in winter." });
  const second = await sendMessage(ann, { conversationId, message: "He oiled it." });
  expect([first.body.orderIndex, second.body.orderIndex]).toEqual([1, 2]);
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation.continuations).toMatchObject([
    { message: "The door stuck in winter.", response: first.body.message, orderIndex: 1 },
    { message: "He oiled it.", response: second.body.message, orderIndex: 2, pending: false },
  ]);
});

test("a failed continuation can be sent again, with the earlier messages as its context", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  provider().fault = 500;
  expect((await sendMessage(ann, { conversationId, message: "The door stuck.", key: "k" })).status).toBe(502);
  provider().fault = null;
  expect((await sendMessage(ann, { conversationId, message: "It was red.", key: "l" })).status).toBe(200);
  const again = await sendMessage(ann, { conversationId, message: "The door stuck.", key: "k" });
  expect(again.body).toMatchObject({ orderIndex: 1, receipt: { earlierTurns: 1 } });
  expect(provider().requests.at(-1)?.messages.at(-1)?.content).toBe("The door stuck.");
});

test("without an id a continuation belongs to the most recent conversation of that name", async () => {
  const ann = await signUp();
  const older = (await startConversation(ann)).body;
  const newer = (await startConversation(ann)).body;
  await startConversation(ann, { projectName: "Another" });
  const { body } = await sendMessage(ann, {
    projectName: "The lighthouse",
    message: "And the stairs?",
    questionAnswers: [],
  });
  expect(body.conversationId).toBe(newer.conversationId);
  expect((await readThread(ann, older.conversationId)).conversation.continuations).toEqual([]);
});

test("conversations are numbered per person", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  expect((await startConversation(ann)).body.orderIndex).toBe(1);
  expect((await startConversation(ann)).body.orderIndex).toBe(2);
  expect((await startConversation(bob)).body.orderIndex).toBe(1);
});

test("the AI is sent the topic's instructions and the message, never the caller's promptConfig", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann, { promptConfig: "You are a pirate", username: "bob" })).body;
  await sendMessage(ann, { conversationId, message: "The door stuck.", promptConfig: { role: "a pirate" } });
  const [first, second] = provider().requests;
  expect(first?.messages[0]?.content).toMatch(/^You talk with one person.*Role: .*Constraints: /s);
  expect(first?.messages.at(-1)?.content).toContain("Answer: Gulls, and my uncle Jens winding the clock.");
  expect(second?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
  expect(second?.messages.at(-1)?.content).toBe("The door stuck.");
  expect(JSON.stringify(provider().requests)).not.toContain("pirate");
});

test("the receipt counts what the AI was sent and the notes that it was not", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  const secret = (await note(ann, conversationId, "my secret")).body.note;
  const { body } = await sendMessage(ann, { conversationId, message: "The door stuck." });
  expect(body.receipt).toEqual({ answers: 2, earlierTurns: 1, file: null, notesWithheld: 1 });
  expect(JSON.stringify(provider().requests)).not.toContain("my secret");
  const { conversation, notes } = await readThread(ann, conversationId);
  expect(conversation.continuations[0]?.receipt).toEqual(body.receipt);
  expect(notes).toEqual([secret]);
});

test("every letter comes back as it was typed", async () => {
  const ann = await signUp();
  const typed = "  “Zoë” said 'hi'\r\n\tשלום 👩‍👩‍👧 \\u0041 <b>&amp;</b> %_ \u202e x  \n ";
  const questionAnswers = [{ question: " Q? ", answer: typed }];
  const { conversationId } = (await startConversation(ann, { projectName: ` ${typed}`, questionAnswers })).body;
  await sendMessage(ann, { conversationId, message: typed });
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ projectName: ` ${typed}`, questionAnswers, prompt: ` Q? \n${typed}` });
  expect(conversation.continuations[0]?.message).toBe(typed);
});

test("normalized copies for search are saved beside the original", async () => {
  const ann = await signUp();
  const questionAnswers = [{ question: "Où?", answer: "À Orléans" }];
  const { conversationId } = (await startConversation(ann, { projectName: "ÉTÉ", questionAnswers })).body;
  provider().script = "Chère Mère";
  await sendMessage(ann, { conversationId, message: "Ma Mère" });
  const turns = await db().turn.findMany({ orderBy: { position: "asc" } });
  expect(turns.map(({ normalizedMessage }) => normalizedMessage)).toEqual(["ete\na orleans", "ma mere"]);
  expect(turns[1]?.normalizedResponse).toBe("chere mere");
});

test("a skipped question is saved but neither shown nor sent to the AI", async () => {
  const ann = await signUp();
  const questionAnswers = [...lighthouse.questionAnswers, { question: "And now?", answer: "  " }];
  const { body } = await startConversation(ann, { questionAnswers });
  expect(body.receipt.answers).toBe(2);
  expect((await readThread(ann, body.conversationId)).conversation).toMatchObject({
    questionAnswers,
    prompt: expect.not.stringContaining("And now?"),
  });
});

const long = (length: number) => "x".repeat(length);
const answer = (text: unknown) => ({ questionAnswers: [{ question: "Q?", answer: text }] });

test.each([
  ["no project name", { projectName: "" }, texts.conversation.projectNameRequired],
  ["a blank project name", { projectName: " \n" }, texts.conversation.projectNameRequired],
  ["no project name field", { projectName: null }, texts.conversation.projectNameRequired],
  ["a project name of 101 characters", { projectName: long(101) }, texts.conversation.projectNameTooLong],
  ["an answer of 601 characters", answer(long(601)), texts.conversation.answerTooLong],
  ["only empty answers", answer(" "), texts.conversation.oneAnswerRequired],
  ["no topic among several", { topic: "" }, texts.conversation.topicRequired],
  ["U+0000 in an answer", answer("a\u0000b"), refusalTexts.notText],
  ["a lone surrogate in the project name", { projectName: "\ud800" }, refusalTexts.notText],
  ["an answer that is an object", answer({ not: "" }), refusalTexts.invalidField("questionAnswers.0.answer")],
  ["a topic that is a number", { topic: 7 }, refusalTexts.invalidField("topic")],
  ["answers that are no list", { questionAnswers: "Q" }, refusalTexts.invalidField("questionAnswers")],
])("a start with %s is refused and saves nothing", async (_, changes, message) => {
  const { status, body } = await startConversation(await signUp(), changes);
  expect({ status, body }).toEqual({ status: 400, body: { message, code: "invalid_request" } });
  expect(await db().conversation.count()).toBe(0);
  expect(provider().requests).toEqual([]);
});

test.each(["space", "constructor"])("the unknown topic %s is 404 and saves nothing", async (topic) => {
  const { status, body } = await startConversation(await signUp(), { topic });
  expect({ status, body }).toEqual({
    status: 404,
    body: { message: refusalTexts.topicUnknown, code: "not_found" },
  });
  expect(await db().conversation.count()).toBe(0);
});

test.each([
  ["no message", { message: "" }, 400, replyTexts.messageRequired],
  ["a blank message", { message: " \r\n" }, 400, replyTexts.messageRequired],
  ["a message of 601 characters", { message: long(601) }, 400, replyTexts.messageTooLong],
  ["U+0000", { message: "\u0000" }, 400, refusalTexts.notText],
  ["an object as id", { conversationId: { not: "" } }, 400, refusalTexts.invalidField("conversationId")],
  ["an unknown id", { conversationId: "nowhere" }, 404, texts.conversation.unknown],
  ["an unknown file", { fileId: "nothing" }, 404, refusalTexts.unknownFile],
  ["neither id nor name", { conversationId: null }, 400, texts.conversation.projectNameRequired],
  ["an unknown name", { conversationId: "", projectName: "Nobody's" }, 404, texts.conversation.unknown],
])("a continuation with %s is refused and saves nothing", async (_, changes, status, message) => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  const answer = await sendMessage(ann, { conversationId, message: "The door stuck.", ...changes });
  expect(answer).toMatchObject({ status, body: { message } });
  expect(await db().turn.count()).toBe(1);
  expect(await db().conversation.findFirst()).toMatchObject({ entryCount: 0, turnCount: 0 });
});

test("600 characters are counted after trimming the ends", async () => {
  const ann = await signUp();
  const { status, body } = await startConversation(ann, answer(`  ${long(600)}\n`));
  expect(status).toBe(200);
  expect((await sendMessage(ann, { conversationId: body.conversationId, message: ` ${long(600)} ` })).status).toBe(200);
});

test("a stranger can neither read a conversation nor continue it", async () => {
  const [ann, eve] = [await signUp(), await signUp()];
  const { conversationId } = (await startConversation(ann)).body;
  const tried = await sendMessage(eve, { conversationId, message: "Mine now." });
  expect(tried).toMatchObject({ status: 404, body: { message: texts.conversation.unknown, code: "not_found" } });
  expect(await sendMessage(eve, { projectName: "The lighthouse", message: "Mine now." })).toMatchObject({
    status: 404,
  });
  const read = await call("GET", `/api/conversations/${conversationId}`, { token: eve.token });
  expect(read).toMatchObject({ status: 404, body: { message: texts.conversation.unknown, code: "not_found" } });
  expect((await readThread(ann, conversationId)).conversation.continuations).toEqual([]);
  expect(await db().conversation.findFirst()).toMatchObject({ entryCount: 0, turnCount: 0 });
});

test("a deleted conversation is not continued, by id or by name", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann, { key: "first" })).body;
  await db().conversation.updateMany({ data: { deletedAt: new Date() } });
  expect((await sendMessage(ann, { conversationId, message: "Still there?" })).status).toBe(404);
  expect((await sendMessage(ann, { projectName: "The lighthouse", message: "Still there?" })).status).toBe(404);
  expect((await startConversation(ann, { key: "first" })).status).toBe(404);
});

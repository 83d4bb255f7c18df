import { readFileSync } from "node:fs";
import { expect, jest, test } from "@jest/globals";
import * as configChecks from "@/lib/api/config-shapes";
import * as conversationChecks from "@/lib/api/conversation-shapes";
import * as headingChecks from "@/lib/api/heading-shapes";
import { listOf, optional, shape, text } from "@/lib/api/shape";
import { RequestError, readResponse, requestErrorOf } from "@/lib/client/api";
import { AppConfig, FeatureConfig } from "@/lib/config/app-config";
import { texts } from "@/lib/texts";

const file = { fileUrl: "/api/files/1", fileName: "lock.jpg", fileType: "image/jpeg", size: 1, width: 2, height: 3 };
const receipt = {
  ...{ answers: 1, earlierTurns: 0, file: "lock.jpg", notesWithheld: 0, cut: "length" },
  ...{ turnsLeftOut: 1, repliesLeftOut: 2, olderFiles: 1, isOffline: false, isListQuestion: false },
  files: [{ name: "diary.txt", kind: "text", messagesAgo: 1, isPartial: true, withheld: "gone" }],
};
const note = { _id: "n", conversationId: "c", message: "Ask Ruth", timestamp: "2026-01-01", orderIndex: 3 };
const turn = {
  ...{ _id: "t", response: "Which door?", pending: false, refused: true, requestKey: "k", receipt, file },
  ...{ timestamp: "2026-01-01", orderIndex: 1 },
};
const when = { text: "summer 1974", start: "1974-06-01", end: "1974-08-31" };
const conversation = {
  ...{ ...turn, when, projectName: "Canal", topic: "childhood", prompt: "At lock 12." },
  ...{ questionAnswers: [{ question: "Where?", answer: "At lock 12." }], continuations: [{ ...turn, message: "Yes" }] },
};
const shipped = (name: string): unknown => JSON.parse(readFileSync(`config/${name}.json`, "utf8"));
const features = FeatureConfig.parse(shipped("flexifeatures"));
const set = [{ id: "home", text: "Where?", required: true }];
const topic = {
  enabled: true,
  displayName: "Home",
  group: "Early",
  questionOfTheDay: false,
  aboutAge: 7,
  promptQuestions: set,
  moreQuestionSets: [set],
};

/** A right response for every exported check, with all of its optional members. */
const samples: Record<string, unknown> = {
  isAppConfig: AppConfig.parse(shipped("flexiconfig")),
  isFeatures: {
    ...{ ...features, aiConnected: true, uploadBytes: 1, language: "de" },
    flexiFeatures: { ...features.flexiFeatures, chat: { ...features.flexiFeatures.chat, topics: { topic } } },
  },
  isCareFile: { lists: [{ phrases: ["I want to die"], exceptions: ["die of shame"] }] },
  isStoredFile: file,
  isReceipt: receipt,
  isSharedConversation: {
    ...conversation,
    continuations: [{ message: "", response: "", file: null }, ...conversation.continuations],
  },
  isWhen: when,
  isNote: note,
  isSentPrompt: { messages: [{ role: "user", content: "At lock 12.", pictures: ["lock.jpg"] }] },
  isThread: {
    ...{ conversation: { ...conversation, useInGame: true }, notes: [note] },
    ...{ nextCursor: "3", earlierTurns: 1, entryCount: 4 },
  },
};

const exported: [string, unknown][] = Object.entries({ ...configChecks, ...conversationChecks, ...headingChecks });
const checks = exported.filter((entry): entry is [string, (value: unknown) => boolean] => /^is[A-Z]/.test(entry[0]));

/** Every copy of a value in which one member, at any depth, has another type. */
function* malformations(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return yield { not: "this" };
  yield Array.isArray(value) ? { not: "a list" } : "text";
  yield Array.isArray(value) ? "text" : [value];
  for (const [name, member] of Object.entries(value)) {
    for (const changed of malformations(member))
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
  }
}

test.each(checks)("%s accepts its response, and none in which any member has another type", (name, check) => {
  expect(check(samples[name])).toBe(true);
  const bodies = [null, undefined, 7, [], {}, ...malformations(samples[name])];
  expect(bodies.filter(check)).toEqual([]);
});

const signedOut = { status: "out", notice: null } as const;
const failureOf = (body: string, status: number, check: (value: unknown) => value is unknown) =>
  readResponse(new Response(body, { status }), check, {}, signedOut).catch((failure: unknown) => failure);

const isLogin = shape<{ token: string; message?: string }>({ token: text, message: optional(text) });
const isList = shape<{ rows: { id: string }[] }>({ rows: listOf(shape<{ id: string }>({ id: text })) });

// Every call goes through `readResponse`, and the compiler accepts only the check of what the call reads.
test.each([
  [isLogin, [null, [], "text", 7, {}, { token: 7 }, { token: null }, { token: "t", message: [{}] }]],
  [isList, [null, [], "text", {}, { rows: {} }, { rows: 7 }, { rows: [{}] }, { rows: [{ id: "a" }, { id: {} }] }]],
] as const)("a malformed response with 200 is thrown as our failure, case %#", async (check, bodies) => {
  const failures = await Promise.all(bodies.map((body) => failureOf(JSON.stringify(body), 200, check)));
  expect(failures).toEqual(bodies.map(() => new RequestError(200, texts.request.unexpected)));
});

test.each([
  [200, texts.request.invalidJson],
  [413, texts.request.tooLarge],
  [500, texts.request.unexpected],
  [502, texts.request.unavailable],
  [503, texts.request.unavailable],
  [504, texts.request.unavailable],
])("the page of a proxy with %i is thrown with our sentence", async (status, sentence) => {
  expect(await failureOf("<h1>nginx</h1>", status, isLogin)).toEqual(new RequestError(status, sentence));
});

test("an error of the app is logged and has our sentence, a failed call its own", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const mistake = new TypeError("Cannot read properties of undefined");
  const failed = new RequestError(404, "Conversation not found");
  expect([mistake, failed].map((failure) => requestErrorOf(failure).message)).toEqual([
    texts.request.unexpected,
    failed.message,
  ]);
  expect(log.mock.calls).toEqual([[mistake]]);
});

test.each([200, 500])(
  "a message about an invalid token with %i ends the session, if the call says so",
  async (status) => {
    const stored = new Map([["token", "Ann's"]]);
    const [getItem, removeItem] = [(key: string) => stored.get(key) ?? null, (key: string) => stored.delete(key)];
    Object.defineProperty(globalThis, "localStorage", { value: { getItem, removeItem }, configurable: true });
    const session = { status: "in", token: "Ann's", username: "Ann" } as const;
    const read = (refusal?: string) => {
      const response = Response.json({ rows: [], message: "Error: Invalid token." }, { status });
      return readResponse(response, isList, { refusal }, session).catch(() => null);
    };
    await read();
    expect(stored.has("token")).toBe(true);
    await read("Invalid token");
    expect(stored.has("token")).toBe(false);
  },
);

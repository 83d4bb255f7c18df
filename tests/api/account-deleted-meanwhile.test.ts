import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { fakeProvider, lighthouse } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { rawForm } from "../support/api/files";
import { createConversation } from "../support/api/journal";

fakeProvider();

type Sent = { path: string; body: string | Buffer; headers?: Record<string, string> };

const json = (path: string, body: object): Sent => ({ path, body: JSON.stringify(body) });

function form(path: string, content: string): Sent {
  const [body, headers] = rawForm('name="file"; filename="a.json"', content);
  return { path, body, headers };
}

const moment = "2026-01-01T00:00:00.000Z";
const entry = { response: null, receipt: null, file: null, timestamp: moment, orderIndex: 1 };
const exported = {
  ...{ format: "flexi-journal", version: 1 },
  conversations: [{ _id: "c", ...lighthouse, ...entry, continuations: [], notes: [] }],
};

test.each<[string, (id: string) => Sent]>([
  ["a start", () => json("/api/grok", lighthouse)],
  ["a continuation", (conversationId) => json("/api/grok", { conversationId, message: "And the stairs?" })],
  ["a note", (conversationId) => json("/api/add-note", { conversationId, content: "Ask Jens" })],
  ["an upload", () => form("/api/upload", "hello")],
  ["an import", () => form("/api/account/import", JSON.stringify(exported))],
])("a user whose account is deleted during %s gets 403", async (_, sent) => {
  const ann = await signUp();
  const { path, body, headers } = sent(await createConversation(ann));
  // Read only after the token was checked.
  const lateBody = new ReadableStream(
    {
      pull: async (controller) => {
        await db().user.deleteMany({ where: { username: ann.username } });
        controller.enqueue(Buffer.from(body));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = await call("POST", path, { token: ann.token, body: lateBody, headers });
  expect(answer).toMatchObject({ status: 403, body: { message: refusalTexts.invalidToken, code: "invalid_token" } });
});

import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Client } from "pg";
import { db } from "@/lib/server/db/client";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { signUp } from "../support/api/client";

fakeProvider();

async function setTimeZone(change: string): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(client.database ?? "")} ${change}`);
  await client.end();
}

beforeAll(() => setTimeZone("SET timezone TO 'Asia/Kolkata'"));
afterAll(() => setTimeZone("RESET timezone"));

test("a database that lives in another time zone tells and keeps the same moments", async () => {
  const before = Date.now();
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  await sendMessage(ann, { conversationId, message: "The door stuck." });
  const { conversation } = await readThread(ann, conversationId);
  for (const { timestamp } of [conversation, ...conversation.continuations]) {
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
  }
  const [row] = await db().$queryRaw<{ seconds: number }[]>`
    SELECT abs(extract(epoch FROM now() - max("createdAt")))::float8 AS seconds FROM "Turn"`;
  expect(row?.seconds).toBeLessThan(60);
});

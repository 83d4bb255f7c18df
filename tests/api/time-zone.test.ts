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

test("a database in another time zone stores and returns the same times", async () => {
  const before = Date.now();
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  await sendMessage(ann, { conversationId, message: "The door stuck." });
  const { conversation } = await readThread(ann, conversationId);
  for (const { timestamp } of [conversation, ...conversation.continuations]) {
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
  }
  const [row] = await db().$queryRaw<{ writtenAt: number }[]>`
    SELECT extract(epoch FROM max("createdAt"))::float8 * 1000 AS "writtenAt" FROM "Turn"`;
  expect(row?.writtenAt).toBeGreaterThanOrEqual(before);
  expect(row?.writtenAt).toBeLessThanOrEqual(Date.now());
});

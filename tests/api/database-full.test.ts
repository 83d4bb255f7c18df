import { afterEach, beforeEach, expect } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, type Person, signUp } from "../support/api/client";
import { testInProcess as test } from "../support/api/in-process-only";
import { createConversation } from "../support/api/journal";

const printed = captureConsole();
const tables = ["Note", "User"];

/** Every write to the tables fails with this SQLSTATE, as Postgres raises it. */
async function failWrites(sqlState: string): Promise<void> {
  await db().$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE SQLSTATE '${sqlState}'; END $$`,
  );
  for (const table of tables) {
    await db().$executeRawUnsafe(`CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON "${table}" EXECUTE FUNCTION fail()`);
  }
}

let ann: Person;
let id: string;

beforeEach(async () => {
  ann = await signUp();
  id = await createConversation(ann);
});

afterEach(async () => {
  for (const table of tables) await db().$executeRawUnsafe(`DROP TRIGGER IF EXISTS fail ON "${table}"`);
});

test.each([
  ["53100", "disk_full", refusalTexts.diskFull],
  ["53200", "database_busy", refusalTexts.databaseBusy],
  ["25006", "database_read_only", refusalTexts.databaseReadOnly],
])("a write that Postgres refuses with %s is 503 %s, and the log names both", async (sqlState, code, message) => {
  await failWrites(sqlState);
  const writes = [
    () => call("POST", "/api/add-note", { token: ann.token, body: { conversationId: id, content: "A note" } }),
    () => call("PUT", "/api/profile", { token: ann.token, body: { displayName: "Ann" } }),
    () => call("POST", "/api/register", { body: { ...ann, username: "new", email: "new@example.org" } }),
  ];
  for (const write of writes) {
    printed.lines.length = 0;
    const { status, body, headers } = await write();
    expect({ status, body }).toEqual({ status: 503, body: { code, message } });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(JSON.parse(printed.lines[0] ?? "")).toMatchObject({ level: "error", status: 503, reason: code, sqlState });
  }
});

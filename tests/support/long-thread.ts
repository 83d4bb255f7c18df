import { query } from "./own-database";

const message =
  "The lighthouse at Skagen smelled of tar and bread, and my uncle wound the clock before we went to bed.";
const reply =
  "You remember the **clock** so well.\n\n- Who wound it when your uncle was away?\n- What did it sound like at night?\n\nWrite down the first thing that comes to mind.";

/** Writes a conversation of so many entries, every fourth of them a private note, and gives its id. */
export async function writeLongThread(databaseUrl: string, userId: string, entries: number): Promise<string> {
  const run = (text: string, ...values: unknown[]) => query(databaseUrl, text, [userId, entries, ...values]);
  await run(
    `INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "entryCount", "turnCount")
     VALUES ($1, 'long', 1, 'place', 'The lighthouse', $3::jsonb, $2::int, $2::int)`,
    JSON.stringify([{ question: "Which place?", answer: message }]),
  );
  await run(
    `INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "response", "foldedMessage", "requestKey")
     SELECT $1, 't' || n, 'long', n, n, n || ': ' || $3 || ' ' || $3, n || ': ' || $4, '', 'turn-' || n
     FROM generate_series(0, $2::int - 1) n WHERE n % 4 < 3`,
    message,
    reply,
  );
  await run(
    `INSERT INTO "Note" ("userId", "id", "conversationId", "orderIndex", "message", "foldedMessage", "requestKey")
     SELECT $1, 'n' || n, 'long', n, n || ': ' || $3, '', 'note-' || n FROM generate_series(0, $2::int - 1) n WHERE n % 4 = 3`,
    message,
  );
  return "long";
}

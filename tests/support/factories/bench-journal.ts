import { withClient } from "../../../lib/launcher/database-client";
import { query } from "../process/database";

/** 1 KB of a conversation on the wire of the history. */
const answers = [
  {
    question: "Which place do you want to remember?",
    answer: "The lighthouse at Skagen, in the summer of 1968. ".repeat(4),
  },
  { question: "What did you hear there?", answer: "Gulls, and my uncle winding the clock. ".repeat(3) },
];
const prompt = answers.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n");

/** Fills a journal and updates the database's statistics. */
export async function fillJournal(databaseUrl: string, userId: string, conversations: number, entries = 0) {
  await writeJournal(databaseUrl, userId, conversations, entries);
  await query(databaseUrl, "VACUUM ANALYZE");
}

/** Gives a user this many conversations of two entries each, and one more, "long", of `entries` turns and notes. */
export function writeJournal(databaseUrl: string, userId: string, conversations: number, entries: number) {
  return withClient(databaseUrl, async (client) => {
    const run = (text: string, ...values: unknown[]) => client.query(text, [userId, ...values]);
    await run(
      `INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "turnCount", "entryCount")
       SELECT $1, 'conversation-' || n, n, 'place', 'Memory ' || n, $2::jsonb, 1, 1 FROM generate_series(1, $3::int) n
       UNION ALL SELECT $1, 'long', 0, 'place', 'Long', $2::jsonb, $4::int / 2, $4::int`,
      JSON.stringify(answers),
      conversations,
      entries,
    );
    await run(`UPDATE "User" SET "conversationCount" = $2::int WHERE "id" = $1`, conversations);
    const addTurns = `
      INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "normalizedMessage", "response", "requestKey")
      SELECT $1, c || '-' || p, c, p, p, CASE p WHEN 0 THEN $2 ELSE left($2, 300) END, '', left($2, 400), c || '-' || p FROM`;
    await run(
      `${addTurns} (SELECT 'conversation-' || n AS c, p FROM generate_series(1, $3::int) n, generate_series(0, 1) p) t`,
      prompt,
      conversations,
    );
    await run(`${addTurns} (SELECT 'long' AS c, p FROM generate_series(0, $3::int / 2) p) t`, prompt, entries);
    await run(
      `INSERT INTO "Note" ("userId", "id", "conversationId", "orderIndex", "message", "normalizedMessage", "requestKey")
       SELECT $1, 'note-' || n, 'long', n, left($2, 300), '', 'note-' || n FROM generate_series($3::int / 2 + 1, $3::int) n`,
      prompt,
      entries,
    );
  });
}

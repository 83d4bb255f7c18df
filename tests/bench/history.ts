import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { type Bench, type Place, reported } from "../support/bench";
import { query } from "../support/bench-place";
import { median } from "../support/median";

const conversations = 100;
const continuations = 3;
const limit = 20;
const rounds = 3;
const load = { connections: "10", duration: "4" };

/** Requests per second of the history, beside a bare server doing the same query on the same database. */
export const bench: Bench = { what: `History: ${limit} of ${conversations} conversations`, run };

async function run({ app: { url }, user: { id: userId, token }, databaseUrl }: Place) {
  await fillHistory(databaseUrl, userId);
  const bare = fork(join(__dirname, "../support/bare-server.ts"), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [port] = await once(bare, "message");
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const bareRate = await requestsPerSecond(`http://127.0.0.1:${port}/?user=${userId}&limit=${limit}`);
    const rate = await requestsPerSecond(`${url}/api/conversations?view=summary&limit=${limit}`, token);
    // The first round only warms up.
    if (round > 0) {
      theirs.push(bareRate);
      ours.push(rate);
    }
  }
  bare.disconnect();
  const [rate, bareRate] = [median(ours), median(theirs)];
  const rates = `${Math.round(rate)} requests/s, a bare server does ${Math.round(bareRate)}`;
  return [reported(`${rates}: ratio ${(rate / bareRate).toFixed(2)}`)];
}

async function requestsPerSecond(url: string, token = ""): Promise<number> {
  const { connections, duration } = load;
  const flags = ["--json", "--no-progress", "-c", connections, "-d", duration, "-H", `authorization=Bearer ${token}`];
  const cannon = spawn(process.execPath, [require.resolve("autocannon/autocannon.js"), ...flags, url], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const result = (await json(cannon.stdout)) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}

async function fillHistory(databaseUrl: string, userId: string): Promise<void> {
  const answers = JSON.stringify([
    { question: "Which place?", answer: "The lighthouse at Skagen. ".repeat(12) },
    { question: "What did you hear there?", answer: "Gulls, and my uncle winding the clock. ".repeat(8) },
  ]);
  await query(
    databaseUrl,
    `INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "turnCount")
     SELECT $1, 'c' || n, 1000 + n, 'place', 'Project ' || n, $2::jsonb, $3 FROM generate_series(1, $4::int) n`,
    [userId, answers, continuations, conversations],
  );
  await query(
    databaseUrl,
    `INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "foldedMessage", "response",
                         "requestKey")
     SELECT $1, 't' || n || '-' || p, 'c' || n, p, p, repeat('words ', 80), '', repeat('reply ', 120), n || '-' || p
     FROM generate_series(1, $2::int) n, generate_series(0, $3::int) p`,
    [userId, conversations, continuations],
  );
  await query(databaseUrl, "ANALYZE");
}

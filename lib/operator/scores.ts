import { findUser, withClient } from "./accounts";

export type BoardLine = {
  username: string;
  /** The display name, or the user name of those without one. */
  name: string;
  score: number;
  level: string;
  round: number;
  /** Seconds. */
  timeTaken: number;
  createdAt: Date;
};

const linesListed = 100;

/** The lines of the game's board, the best first. The page shows the first ten. */
export function listBoard(url: string): Promise<BoardLine[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<BoardLine>(
      `SELECT * FROM "TopScore" ORDER BY "score" DESC, "createdAt", "userId" LIMIT $1`,
      [linesListed],
    );
    return rows;
  });
}

/**
 * Removes the game that a person is on the board with, if `isConfirmed`; otherwise only finds it. Their next best game takes its
 * place. Returns the score of both; `next` is `null` if the person has no other game.
 */
export function removeFromBoard(
  url: string,
  username: string,
  isConfirmed: boolean,
): Promise<{ removed: number; next: number | null }> {
  return withClient(url, async (client) => {
    const userId = await findUser(client, username);
    await client.query("BEGIN");
    // Whoever changes a line of the board has this lock.
    await client.query(`SELECT 1 FROM "User" WHERE "id" = $1 FOR NO KEY UPDATE`, [userId]);
    const board = await client.query(`SELECT 1 FROM "TopScore" WHERE "userId" = $1`, [userId]);
    const { rows } = await client.query<Omit<BoardLine, "username" | "name"> & { id: string }>(
      `SELECT * FROM "Score" WHERE "userId" = $1 ORDER BY "score" DESC, "createdAt", "id" LIMIT 2`,
      [userId],
    );
    const [best, next] = rows;
    if (board.rowCount === 0 || !best) throw new Error(`${username} is not on the board.`);
    if (isConfirmed) {
      await client.query(`DELETE FROM "Score" WHERE "userId" = $1 AND "id" = $2`, [userId, best.id]);
      if (!next) await client.query(`DELETE FROM "TopScore" WHERE "userId" = $1`, [userId]);
      else {
        const { score, level, round, timeTaken, createdAt } = next;
        await client.query(
          `UPDATE "TopScore" SET "score" = $2, "level" = $3, "round" = $4, "timeTaken" = $5, "createdAt" = $6 WHERE "userId" = $1`,
          [userId, score, level, round, timeTaken, createdAt],
        );
      }
    }
    await client.query("COMMIT");
    return { removed: best.score, next: next?.score ?? null };
  });
}

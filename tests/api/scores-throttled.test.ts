import { expect, test } from "@jest/globals";
import { rateLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { call, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";

ownConfiguration();

test("a user who saves more scores than games allow gets 429, and other users do not", async () => {
  const [forger, player] = [await signUp(), await signUp()];
  const save = ({ token }: typeof forger, gameId: string) =>
    call("POST", "/api/scores", { token, body: { score: 100, level: "Beginner", round: 1, timeTaken: 5, gameId } });
  const statuses: number[] = [];
  for (let index = 0; index < rateLimits.score.count + 3; index += 1) {
    statuses.push((await save(forger, `game-${index}`)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(rateLimits.score.count);
  const refused = await save(forger, "late");
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  expect(await db().score.count()).toBe(rateLimits.score.count);
  expect(await save(player, "one")).toMatchObject({ status: 200 });
});

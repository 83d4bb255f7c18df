import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { serverTimings } from "../../api/server-limits";
import { isDatabaseUnavailable } from "../db/errors";

/** Does it again while the database is away, until `end`. It must not matter if an earlier try went through unheard. */
export async function retryWhileDatabaseIsDown<Result>(end: Date, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end.getTime()) throw error;
      await wait(serverTimings.databaseRetryMs);
    }
  }
}

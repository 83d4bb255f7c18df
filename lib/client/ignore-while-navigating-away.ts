import { timings } from "../api/limits";
import { RequestError } from "./api";

/**
 * When a person leaves the page, its pending requests fail as if there were no connection. Await this before reacting to such
 * a failure: it does not resolve until the page is gone.
 */
export async function ignoreWhileNavigatingAway(failure: unknown): Promise<void> {
  if (!(failure instanceof RequestError) || failure.status !== 0) return;
  await new Promise((resolve) => setTimeout(resolve, timings.navigationGraceMs));
}

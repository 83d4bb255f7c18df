import { timings } from "../api/limits";
import { RequestError } from "./api";

/**
 * When a person leaves the page, its pending requests fail as without a connection. What must not happen then waits for this, which
 * does not resolve before the page is gone.
 */
export async function ignoreWhileNavigatingAway(failure: unknown): Promise<void> {
  if (!(failure instanceof RequestError) || failure.status !== 0) return;
  await new Promise((resolve) => setTimeout(resolve, timings.navigationGraceMs));
}

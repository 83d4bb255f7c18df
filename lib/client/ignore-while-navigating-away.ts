import { timings } from "../api/limits";
import { RequestError } from "./api";

/**
 * The calls of a page that is being left fail like those of one without a connection. What is kept because of a failure waits
 * for this: on a page that is left it does not come.
 */
export async function ignoreWhileNavigatingAway(failure: unknown): Promise<void> {
  if (!(failure instanceof RequestError) || failure.status !== 0) return;
  await new Promise((resolve) => setTimeout(resolve, timings.navigationGraceMs));
}

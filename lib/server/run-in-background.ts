import "server-only";
import { waitUntil } from "@vercel/functions";

/** Lets work go on after the answer, also where the platform would freeze the process once the browser has left. */
export function runInBackground<Result>(work: Promise<Result>): Promise<Result> {
  waitUntil(work.catch(() => {}));
  return work;
}

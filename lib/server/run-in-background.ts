import { after } from "next/server";

/**
 * Lets work go on after the response: a serverless host keeps the function alive for it, and `npm start` waits for it before
 * it exits.
 */
export function runInBackground<Result>(work: Promise<Result>): Promise<Result> {
  after(work.catch(() => {}));
  return work;
}

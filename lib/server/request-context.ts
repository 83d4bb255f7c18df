import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { ErrorCode } from "../api/error-codes";

/** What is known of a request until its line is logged. */
export type RequestContext = {
  /** In every line of this request, and sent as `X-Request-Id`. */
  id: string;
  /** Why it failed. */
  code?: ErrorCode;
  /** How long it waited for the AI. */
  aiMs?: number;
  /** Settles when the response has been streamed to its end. */
  stream?: Promise<void>;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** The request that this work belongs to, also after its response was sent. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();

export function runRequest<Result>(work: (context: RequestContext) => Promise<Result>): Promise<Result> {
  const context = { id: randomUUID() };
  return contexts.run(context, () => work(context));
}

/** Adds the time of some work to what the current request waited for the AI. */
export async function timeAi<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const context = currentRequest();
    if (context) context.aiMs = Math.round((context.aiMs ?? 0) + performance.now() - started);
  }
}

import "server-only";
import { serverTimings } from "../../api/server-limits";
import { texts } from "../../texts";
import { type Lease, listHeldLeases } from "../db/lease";
import { ApiError } from "../errors";

/** The person ended the reply while it was being written. */
export class ReplyStopped extends ApiError {
  constructor() {
    super("reply_stopped", texts.conversation.stopped);
  }
}

type Running = { lease: Lease; controller: AbortController; ended: Promise<void> };

/** What this process is writing, by turn. */
const replies = new Map<string, Running>();
let looks: NodeJS.Timeout | undefined;
let isLooking = false;

/** Runs `work` for the turn of a lease; its signal aborts with `ReplyStopped`, or with a 504 after the deadline. */
export async function runReply<Result>(
  lease: Lease,
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const late = setTimeout(
    () => controller.abort(new ApiError("ai_timeout", texts.conversation.providerTimedOut)),
    deadlineMs,
  );
  const result = work(controller.signal);
  const ended = result.then(
    () => {},
    () => {},
  );
  if (replies.size === 0) looks = setInterval(lookForStops, serverTimings.stopPollMs);
  replies.set(lease.id, { lease, controller, ended });
  try {
    return await result;
  } finally {
    clearTimeout(late);
    replies.delete(lease.id);
    if (replies.size === 0) clearInterval(looks);
  }
}

/** Stops the replies that another process has released: one look for all of them, and the next one only after it. */
async function lookForStops(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  const written = [...replies.values()];
  // While the database is away nobody can have stopped one.
  const held = await listHeldLeases(written.map(({ lease }) => lease)).catch(() => null);
  for (const { lease, controller } of written) {
    if (held && !held.has(lease.id)) controller.abort(new ReplyStopped());
  }
  isLooking = false;
}

/** Stops the reply of a turn and waits for what is kept of it. `false`: this process is not writing it. */
export async function abortReply(turnId: string): Promise<boolean> {
  const reply = replies.get(turnId);
  reply?.controller.abort(new ReplyStopped());
  await reply?.ended;
  return reply !== undefined;
}

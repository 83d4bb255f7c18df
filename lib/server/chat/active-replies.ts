import { serverTimings } from "../../api/server-limits";
import { replyTexts } from "../../texts/reply";
import { type Lease, listHeldLeases } from "../db/lease";
import { ApiError } from "../errors";

/** The person stopped the reply while it was being written. */
export class ReplyStopped extends ApiError {
  constructor() {
    super("reply_stopped", replyTexts.stopped);
  }
}

type ActiveReply = { lease: Lease; controller: AbortController; settled: Promise<void> };

/** The replies that this process is writing, by turn id. */
const activeReplies = new Map<string, ActiveReply>();
let stopPoll: NodeJS.Timeout | undefined;
let isPolling = false;

/** Runs `work` for the turn of a lease. Its signal aborts with `ReplyStopped` when the reply is stopped, with a 504 after the deadline. */
export async function runReply<Result>(
  lease: Lease,
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timeOut = () => controller.abort(new ApiError("ai_timeout", replyTexts.providerTimedOut));
  const deadline = setTimeout(timeOut, deadlineMs);
  const result = work(controller.signal);
  const settled = result.then(
    () => {},
    () => {},
  );
  if (activeReplies.size === 0) stopPoll = setInterval(abortReleasedReplies, serverTimings.stopPollMs);
  activeReplies.set(lease.id, { lease, controller, settled });
  try {
    return await result;
  } finally {
    clearTimeout(deadline);
    activeReplies.delete(lease.id);
    if (activeReplies.size === 0) clearInterval(stopPoll);
  }
}

/** Another process stops a reply by releasing its lease. One query looks for all replies of this process, never two at a time. */
async function abortReleasedReplies(): Promise<void> {
  if (isPolling) return;
  isPolling = true;
  const replies = [...activeReplies.values()];
  // While the database is unavailable nobody can have released a lease.
  const held = await listHeldLeases(replies.map(({ lease }) => lease)).catch(() => null);
  for (const { lease, controller } of replies) {
    if (held && !held.has(lease.id)) controller.abort(new ReplyStopped());
  }
  isPolling = false;
}

/** Stops the reply of a turn and waits until its text so far is saved. `false`: this process is not writing it. */
export async function abortReply(turnId: string): Promise<boolean> {
  const reply = activeReplies.get(turnId);
  reply?.controller.abort(new ReplyStopped());
  await reply?.settled;
  return reply !== undefined;
}

import "server-only";
import { timings } from "../limits";
import { texts } from "../texts";
import { ApiError } from "./errors";

/** The person ended the reply while it was being written. */
export class ReplyStopped extends ApiError {
  constructor() {
    super(409, texts.conversation.stopped);
  }
}

type Running = { controller: AbortController; ended: Promise<void> };

// One list a process, although each route may be bundled with its own copy of this module.
const kept = globalThis as { flexiRunning?: Map<string, Running> };
const running = () => (kept.flexiRunning ??= new Map());

/** `isWanted` says whether another process has stopped the reply. */
type Turn = { id: string; deadlineMs: number; isWanted: () => Promise<boolean> };

/** Runs `work` for a turn; its signal aborts with `ReplyStopped`, or with a 504 after the deadline. */
export async function runReply<Result>(
  { id, deadlineMs, isWanted }: Turn,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const look = async () => (await isWanted()) || controller.abort(new ReplyStopped());
  // While the database is away nobody can have stopped it.
  const looking = setInterval(() => look().catch(() => {}), timings.stopPollMs);
  const late = setTimeout(() => controller.abort(new ApiError(504, texts.conversation.providerTimedOut)), deadlineMs);
  const result = work(controller.signal);
  const ended = result.then(
    () => {},
    () => {},
  );
  running().set(id, { controller, ended });
  try {
    return await result;
  } finally {
    clearTimeout(late);
    clearInterval(looking);
    running().delete(id);
  }
}

/** Stops the reply of a turn and waits for what is kept of it. `false`: this process is not writing it. */
export async function stopRunning(turnId: string): Promise<boolean> {
  const reply = running().get(turnId);
  reply?.controller.abort(new ReplyStopped());
  await reply?.ended;
  return reply !== undefined;
}

import { setTimeout as wait } from "node:timers/promises";
import { serverTimings } from "../../api/server-limits";
import type { SentTurn } from "../db/turn";
import { isPending } from "../journal/conversation";

/** The turn as it is now. Throws if waiting for its reply is pointless. */
export type FindTurn = () => Promise<SentTurn>;

/** The turns that calls of this process wait for, by their keys. However many wait for one, one query at a time looks for it. */
const unsettled = new Map<string, Promise<SentTurn>>();

/** The turn as soon as nobody is writing its reply any more, which is at the end of its lease at the latest. */
export function whenSettled(turnKey: string, findTurn: FindTurn): Promise<SentTurn> {
  const known = unsettled.get(turnKey);
  if (known) return known;
  const settled = pollUntilSettled(findTurn).finally(() => unsettled.delete(turnKey));
  unsettled.set(turnKey, settled);
  return settled;
}

async function pollUntilSettled(findTurn: FindTurn): Promise<SentTurn> {
  for (;;) {
    await wait(serverTimings.replyPollMs);
    const turn = await findTurn();
    // While a new reply is being written, the turn still has the former one.
    if (!isPending(turn)) return turn;
  }
}

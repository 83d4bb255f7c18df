import { serverLimits } from "../../api/server-limits";
import {
  type AttachedName,
  type Attachment,
  describeAttachment,
  describeEarlierAttachment,
} from "../thread/attachment";

/** A turn that may be sent. Position 0: the guided answers. */
export type TurnInput = {
  position: number;
  message: string;
  response: string | null;
  writtenAt?: Date;
  /** The reply is not sent, because it may quote what its writer has changed or removed since. */
  isReplyWithheld?: boolean;
  files?: TurnFile[];
};

/** `attachment`: the file, if its content belongs in this prompt. */
type TurnFile = AttachedName & { type: string; attachment?: Attachment | null };

/** `isEarlier`: not the turn that is to be replied to. */
export type PromptTurn = TurnInput & { isEarlier: boolean };

/** The positions from which on messages and replies are sent; none before them. */
export type HistoryStart = { messagesFrom: number; repliesFrom: number };

type Size = { position: number; message: number; reply: number };

/**
 * What is sent of these turns (ascending) within a limit of characters. The guided answers and the text of an earlier file
 * are always sent, but that text counts. Then the newest turns are sent whole, then the messages of older turns, then their
 * replies: what the person wrote is kept longer than what the AI replied.
 */
export function historyOf(turns: PromptTurn[], limit: number): HistoryStart {
  const earlier = turns.filter(({ isEarlier }) => isEarlier);
  const texts = earlier.filter(hasText).reduce((sum, turn) => sum + aboutFiles(turn).length, 0);
  const newestFirst = earlier.toReversed().map((turn) => ({
    position: turn.position,
    message: turn.position === 0 ? 0 : turn.message.length + (hasText(turn) ? 0 : aboutFiles(turn).length),
    reply: turn.isReplyWithheld ? 0 : (turn.response?.length ?? 0),
  }));
  const [whole, older] = [newestFirst.slice(0, serverLimits.wholeTurns), newestFirst.slice(serverLimits.wholeTurns)];
  const taken = { message: 0, reply: 0 };
  const isFull = { message: false, reply: false };
  let remaining = limit - texts;
  const take = (kind: "message" | "reply", size: Size) => {
    // A reply is never sent without its message.
    isFull[kind] ||= size[kind] > remaining || (kind === "reply" && taken.reply === taken.message);
    if (isFull[kind]) return;
    remaining -= size[kind];
    taken[kind] += 1;
  };
  for (const size of whole) {
    take("message", size);
    take("reply", size);
  }
  for (const size of older) take("message", size);
  for (const size of older) take("reply", size);
  const startOf = (count: number) => newestFirst[count - 1]?.position ?? Number.POSITIVE_INFINITY;
  return { messagesFrom: startOf(taken.message), repliesFrom: startOf(taken.reply) };
}

export const isSent = ({ position, isEarlier }: PromptTurn, { messagesFrom }: HistoryStart) =>
  !isEarlier || position === 0 || position >= messagesFrom;

export const lacksReply = ({ position, response, isEarlier, isReplyWithheld }: PromptTurn, history: HistoryStart) =>
  isEarlier && response !== null && (isReplyWithheld || position < history.repliesFrom);

export const attachmentsOf = ({ files = [] }: TurnInput) => files.flatMap(({ attachment }) => attachment ?? []);

export const picturesOf = (turn: TurnInput) =>
  attachmentsOf(turn).filter((attachment) => attachment.kind === "picture");

export const hasText = (turn: TurnInput) => attachmentsOf(turn).some(({ kind }) => kind === "text");

export function aboutFiles(turn: PromptTurn): string {
  const { files = [], isEarlier } = turn;
  const pictures: Attachment[] = picturesOf(turn);
  const about = files.map(({ attachment, ...file }) => {
    const number = attachment && pictures.length > 1 ? pictures.indexOf(attachment) + 1 : 0;
    if (attachment) return describeAttachment(attachment, isEarlier, number);
    return isEarlier ? describeEarlierAttachment(file) : "";
  });
  return about.join("");
}

import "server-only";
import type {
  Continuation,
  Conversation,
  DeletedConversation,
  Note,
  PastConversation,
  Receipt,
} from "../../api/responses";
import type { QuestionAnswer } from "../../api/schemas";
import { nonEmptyAnswers, promptOf } from "../../conversation/guided-answers";
import { daysLeftOf } from "../../conversation/history";
import { excerptOf } from "../../conversation/snippet";
import type { ConversationRow } from "../db/conversation";
import type { PageRow, ThreadRow } from "../db/conversation-json";
import type { DeletedRow } from "../db/deletion";
import type { NoteRow } from "../db/note";
import type { PastRow } from "../db/on-this-day";
import { type FileAccess, signFileUrl } from "../files/signed-url";

// From rows to the wire: the spec's names (`_id`, `timestamp`) begin here.

type Asked = { leaseExpiresAt: Date | null };

/** Whether a call is waiting for the AI on behalf of this turn. */
export const isPending = ({ leaseExpiresAt }: Asked) =>
  leaseExpiresAt !== null && leaseExpiresAt.getTime() > Date.now();

export const answerPage = ({ conversations, nextCursor, hasFiles }: PageRow, right: FileAccess): Response =>
  answerJson(
    `{"conversations":${hasFiles ? withLinks(conversations, right) : conversations},` +
      `"nextCursor":${nextCursor === null ? null : `"${nextCursor}"`}}`,
  );

export const answerThread = ({ thread, hasFiles }: ThreadRow, right: FileAccess): Response =>
  answerJson(hasFiles ? withLinks(thread, right) : thread);

const answerJson = (body: string) => new Response(body, { headers: { "content-type": "application/json" } });

/** Signs the links to the files in JSON that came out of the database. A receipt's `file` is but a name. */
function withLinks(json: string, right: FileAccess): string {
  const isFile = (key: string, value: unknown) => key === "file" && typeof value === "object";
  return JSON.stringify(JSON.parse(json, (key, value) => (isFile(key, value) ? signFileUrl(right, value) : value)));
}

export function toDeleted({ id, projectName, topic, deletedAt }: DeletedRow, now: Date): DeletedConversation {
  return { _id: id, projectName, topic, deletedAt: deletedAt.toISOString(), daysLeft: daysLeftOf(deletedAt, now) };
}

export function toPastConversation({ id, projectName, topic, questionAnswers, createdAt }: PastRow): PastConversation {
  const [first] = nonEmptyAnswers(questionAnswers as QuestionAnswer[]);
  return { _id: id, projectName, topic, timestamp: createdAt.toISOString(), excerpt: excerptOf(first?.answer ?? "") };
}

export function toConversation(row: ConversationRow, right: FileAccess): Conversation {
  const [start, ...rest] = row.turns;
  if (!start) throw new Error("A conversation has no first turn");
  return { ...reply(start, right), ...heading(row), continuations: rest.map((turn) => toContinuation(turn, right)) };
}

export function toNote({ id, conversationId, message, createdAt, orderIndex }: NoteRow): Note {
  return { _id: id, conversationId, message, timestamp: createdAt.toISOString(), orderIndex };
}

function heading({ id, projectName, topic, questionAnswers, createdAt, orderIndex }: Omit<ConversationRow, "turns">) {
  const answers = questionAnswers as QuestionAnswer[];
  return {
    _id: id,
    projectName,
    topic,
    prompt: promptOf(answers),
    questionAnswers: answers,
    timestamp: createdAt.toISOString(),
    orderIndex,
  };
}

type Turn = ConversationRow["turns"][number];

export function toContinuation(turn: Turn, right: FileAccess): Continuation {
  return {
    _id: turn.id,
    message: turn.message,
    ...reply(turn, right),
    timestamp: turn.createdAt.toISOString(),
    orderIndex: turn.orderIndex,
  };
}

function reply(turn: Turn, right: FileAccess) {
  return {
    response: turn.response,
    pending: isPending(turn),
    requestKey: turn.response === null ? turn.requestKey : null,
    receipt: turn.receipt as Receipt | null,
    file: signFileUrl(right, turn.file),
  };
}

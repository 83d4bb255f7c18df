import { limits } from "../../api/limits";
import type { QuestionAnswer } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import type { Care, Topic } from "../../config/app-config";
import { detectLanguage } from "../../language";
import { nonEmptyAnswers } from "../guide/guided-answers";
import { attachmentInstruction, truncated } from "../thread/attachment";
import {
  aboutFiles,
  attachmentsOf,
  type HistoryStart,
  hasText,
  historyOf,
  isSent,
  lacksReply,
  type PromptTurn,
  picturesOf,
  type TurnInput,
} from "./prompt-history";
import { instructionsOf } from "./prompt-instructions";
import { anotherReply, leftOut, replyMark, timeMark } from "./prompt-marks";
import { type PromptReceipt, receiptOf } from "./prompt-receipt";

/** The pictures are data URLs. */
export type ChatMessage = {
  role: "system" | "user" | "assistant";
  content: string;
  pictures?: { name: string; url: string }[];
};

/** Everything that may be sent to the AI. Notes are never part of it. */
type PromptInput = {
  /** `undefined` if the operator has removed the topic. */
  topic: Topic | undefined;
  /** The day in UTC (ISO 8601). */
  today: string;
  projectName: string;
  /** When it was, in the person's words. */
  whenText?: string | null;
  /** `null`: the answers, the project name and when it was are left out. */
  questionAnswers: QuestionAnswer[] | null;
  /** Ascending; the last one is to be replied to. */
  turns: TurnInput[];
  /** The positions of earlier turns that were only saved: they are not among `turns`. */
  keepOnlyPositions?: number[];
  /** The reply that the person wants another one than. */
  formerReply?: string | null;
  /** The most characters of earlier turns. */
  historyCharacters: number;
  care: Care;
};

type Prompt = { messages: ChatMessage[]; receipt: PromptReceipt };

/**
 * Builds the prompt: the instructions, the guided answers, as much of the earlier turns as the limit allows, and the message. The
 * receipt says what of it is sent, and what not.
 */
export function composePrompt(input: PromptInput): Prompt {
  const {
    topic,
    today,
    projectName,
    whenText = null,
    questionAnswers,
    keepOnlyPositions = [],
    formerReply,
    historyCharacters,
    care,
  } = input;
  const answers = nonEmptyAnswers(questionAnswers ?? []);
  const start = input.turns.find(({ position }) => position === 0);
  const guided = { response: null, ...start, position: 0, message: guidedMessage(projectName, whenText, answers) };
  const later = input.turns.filter(({ position }) => position > 0);
  const turns = (questionAnswers ? [guided, ...later] : later).map((turn, index, { length }) =>
    toTurn(turn, index < length - 1, historyCharacters / 2),
  );
  const history = historyOf(turns, historyCharacters);
  const isLong = (turns.at(-1)?.position ?? 0) >= serverLimits.fewerQuestionsAfter;
  const aboutTexts = turns.flatMap(attachmentsOf).map(attachmentInstruction);
  const language = detectLanguage(
    [...answers.map(({ answer }) => answer), ...later.map(({ message }) => message)].join("\n"),
  );
  const general = instructionsOf({ topic, today, isLong, care, language });
  const instructions = [...aboutTexts, general].filter(Boolean).join("\n\n");
  const messages = messagesOf(turns, history, formerReply ?? null);
  return {
    messages: [{ role: "system", content: instructions }, ...alternating(messages)],
    receipt: receiptOf(answers.length, turns, history, keepOnlyPositions),
  };
}

// Questions come from the client, so they are sent in the person's message and never as the assistant's.
function guidedMessage(projectName: string, whenText: string | null, answers: QuestionAnswer[]): string {
  const blocks = answers.map(({ question, answer }) => `Question: ${question}\nAnswer: ${answer}`);
  const when = whenText === null ? [] : [`When it was: ${whenText}`];
  return [`Name of this memory: ${projectName}`, ...when, ...blocks].join("\n\n");
}

/**
 * Several texts have the room of one. Only the beginning of a long text in an earlier file is sent again, so that there is room for the
 * earlier turns.
 */
function toTurn(turn: TurnInput, isEarlier: boolean, earlierTextCharacters: number): PromptTurn {
  const texts = attachmentsOf(turn).filter(({ kind }) => kind === "text").length;
  const characters = Math.floor((isEarlier ? earlierTextCharacters : limits.attachmentCharacters) / texts);
  const files = turn.files?.map((file) => ({
    ...file,
    attachment: file.attachment && truncated(file.attachment, characters),
  }));
  return { ...turn, isEarlier, files };
}

/** The messages of what is sent. Where something between two turns is left out, or much time passed, the later one begins by saying so. */
function messagesOf(turns: PromptTurn[], history: HistoryStart, formerReply: string | null): ChatMessage[] {
  const sent = turns.filter((turn) => isSent(turn, history));
  return sent.flatMap((turn, index): ChatMessage[] => {
    const before = sent[index - 1];
    const isGap = before !== undefined && turn.position > before.position + 1;
    const between = turns.filter(({ position }) => position > (before?.position ?? 0) && position < turn.position);
    const marks = [
      isGap ? leftOut.turns : replyMark(sent, index, history),
      // The text of a file is sent even if the message that it belongs to is left out.
      ...between.filter(hasText).map((one) => aboutFiles(one).trimStart()),
      timeMark(before?.writtenAt, turn.writtenAt),
    ];
    const another = !turn.isEarlier && formerReply !== null && anotherReply(formerReply);
    const content = [...marks, turn.message].filter(Boolean).join("\n\n") + aboutFiles(turn) + (another || "");
    const { response, isEarlier } = turn;
    const pictures = picturesOf(turn).map(({ name, url }) => ({ name, url }));
    const reply = isEarlier && !lacksReply(turn, history) ? response : null;
    return [
      { role: "user", content, ...(pictures.length > 0 && { pictures }) },
      ...(reply === null ? [] : [{ role: "assistant" as const, content: reply }]),
    ];
  });
}

/** Merges consecutive messages of one role, which turns without a reply produce and some chat templates reject. */
function alternating(messages: ChatMessage[]): ChatMessage[] {
  const merged: ChatMessage[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last?.role !== message.role) merged.push({ ...message });
    else {
      last.content += `\n\n${message.content}`;
      if (message.pictures) last.pictures = [...(last.pictures ?? []), ...message.pictures];
    }
  }
  return merged;
}

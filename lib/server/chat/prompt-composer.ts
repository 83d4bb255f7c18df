import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { limits } from "../../api/limits";
import type { Receipt } from "../../api/schemas";
import { serverLimits, serverTimings } from "../../api/server-limits";
import { nonEmptySets } from "../../config/topics";
import { composePrompt } from "../../conversation/prompt/prompt";
import {
  type AttachedName,
  type Attachment,
  filesToSendAgain,
  isPicture,
  textAttachment,
} from "../../conversation/thread/attachment";
import { ownValue } from "../../own-value";
import { texts } from "../../texts";
import { readConfig } from "../config";
import { listOwnFiles, type StoredRow } from "../db/file";
import { findPromptContext, type PromptContext } from "../db/prompt-context";
import { env } from "../env";
import { notFound } from "../errors";
import { readPdfText } from "../files/pdf-text";
import { storage } from "../files/storage";
import { isOutdated } from "../journal/conversation";
import { logFailure } from "../log";
import { withTimeout } from "../with-timeout";
import type { SavedMessage } from "./save-message";

type Options = { withHistory: boolean; withPictures: boolean };

/** Composes the prompt for a turn, with its files and those of earlier turns, and the receipt that tells the person what the AI was sent. */
export async function promptComposer(
  userId: string,
  { turn, promptContext: known, formerReply }: SavedMessage,
  signal: AbortSignal,
) {
  const context = known ?? (await findPromptContext(userId, turn)) ?? notFound(texts.conversation.unknown);
  const { chat, care } = (await readConfig("flexifeatures.json")).flexiFeatures;
  const topic = ownValue(chat.topics, context.topic);
  const attachments = await readAttachments(userId, turn, context.earlier, signal);
  return ({ withHistory, withPictures }: Options) => {
    const current = { ...turn, writtenAt: context.writtenAt ?? new Date() };
    const earlier = context.earlier.map((each) => ({
      ...each,
      isReplyWithheld: isOutdated(each) || each.quotesRemoved,
    }));
    const turns = (withHistory ? [...earlier, current] : [current]).map((each) => ({
      ...each,
      files: each.files.map((file: AttachedName & { type: string }) => {
        const attachment = attachments.get(file) ?? null;
        return { ...file, attachment: withPictures ? attachment : withoutPicture(attachment) };
      }),
    }));
    const prompt = composePrompt({
      topic,
      today: new Date().toISOString().slice(0, 10),
      projectName: context.projectName,
      whenText: context.whenText,
      questionAnswers: withHistory ? context.questionAnswers : null,
      turns,
      keepOnlyPositions: context.keepOnlyPositions,
      formerReply,
      historyCharacters: env().AI_HISTORY_CHARACTERS,
      care,
    });
    const receipt: Receipt = { ...prompt.receipt, notesWithheld: context.notes };
    return {
      messages: prompt.messages,
      receipt,
      revision: context.revision,
      questions: topic ? nonEmptySets(topic) : [],
    };
  };
}

function withoutPicture(attachment: Attachment | null): Attachment | null {
  if (attachment?.kind !== "picture") return attachment;
  const { name, altText } = attachment;
  return { kind: "withheld", name, altText, reason: "unseen" };
}

/** The contents of the files that are sent with a turn. No database connection is held. */
async function readAttachments(
  userId: string,
  turn: SavedMessage["turn"],
  earlier: PromptContext["earlier"],
  signal: AbortSignal,
): Promise<Map<object, Attachment>> {
  const again = filesToSendAgain(earlier, turn, serverLimits.pictureTurns);
  const tooMany = [true, false].flatMap((arePictures) =>
    turn.files.filter(({ type }) => isPicture(type) === arePictures).slice(serverLimits.sentFiles),
  );
  const stored = await listOwnFiles(
    userId,
    turn.files.map(({ id }) => id),
  );
  const reads = [
    ...again.map(async (file) => [file, await readEarlier(file, signal)] as const),
    ...turn.files.map(async (file) => {
      const { name, altText } = file;
      if (tooMany.includes(file)) return [file, { kind: "withheld", name, altText, reason: "many" }] as const;
      const content = stored.find(({ id }) => id === file.id);
      if (!content) return [file, { kind: "withheld", name, altText, reason: "gone" }] as const;
      return [file, await readAttachment({ ...content, altText }, signal)] as const;
    }),
  ];
  return new Map<object, Attachment>(await Promise.all(reads));
}

/** The reply neither fails nor waits long because of a file of an earlier turn. */
async function readEarlier(file: StoredContent, signal: AbortSignal): Promise<Attachment> {
  try {
    return await withTimeout(serverTimings.earlierFilesDeadlineMs, (timeout) =>
      readAttachment(file, AbortSignal.any([signal, timeout])),
    );
  } catch (error) {
    signal.throwIfAborted();
    logFailure({ event: "a file of an earlier turn could not be read" }, error);
    return { kind: "withheld", name: file.name, altText: file.altText, reason: "away" };
  }
}

type StoredContent = AttachedName & Pick<StoredRow, "type" | "storageKey">;

/** A file in the form that is sent to the AI: a picture unchanged, a PDF or text file as its text. */
async function readAttachment(file: StoredContent, signal: AbortSignal): Promise<Attachment> {
  const { name, altText, type, storageKey } = file;
  const content = await storage().open(storageKey);
  if (!content) return { kind: "withheld", name, altText, reason: "gone" };
  const bytes = await buffer(content);
  const mark = randomBytes(12).toString("hex");
  // A character has at most four bytes.
  const beginning = bytes.subarray(0, 4 * (limits.attachmentCharacters + 1));
  if (type === "text/plain") return textAttachment(name, new TextDecoder().decode(beginning), mark);
  if (type !== "application/pdf") {
    return { kind: "picture", name, altText, url: `data:${type};base64,${bytes.toString("base64")}` };
  }
  const pdf = await readPdfText(bytes, signal);
  return "text" in pdf ? textAttachment(name, pdf.text, mark) : { kind: "withheld", name, reason: pdf.reason };
}

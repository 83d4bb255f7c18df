import "server-only";
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Receipt } from "../../api/schemas";
import { type AttachedName, type Attachment, textAttachment } from "../../conversation/attachment";
import { composePrompt } from "../../conversation/prompt";
import { texts } from "../../texts";
import { readConfig } from "../config";
import { findOwnFile } from "../db/file";
import { findPromptContext } from "../db/prompt-context";
import { notFound } from "../errors";
import { readPdfText } from "../files/pdf-text";
import { storage } from "../files/storage";
import type { SavedMessage } from "./save-message";

/** Composes the prompt for a turn, with its file if it has one, and the receipt that tells the person what the AI was sent. */
export async function promptComposer(userId: string, { turn, promptContext: known }: SavedMessage) {
  const context = known ?? (await findPromptContext(userId, turn)) ?? notFound(texts.conversation.unknown);
  const { topics } = (await readConfig("flexifeatures.json")).flexiFeatures.chat;
  return (attachment: Attachment | null, withHistory: boolean) => {
    const { messages, answers, earlierTurns } = composePrompt({
      topic: Object.hasOwn(topics, context.topic) ? topics[context.topic] : undefined,
      projectName: context.projectName,
      questionAnswers: withHistory ? context.questionAnswers : null,
      exchanges: withHistory ? [...context.earlier, turn] : [turn],
      attachment,
    });
    const file = attachment && attachment.kind !== "withheld" ? attachment.name : null;
    const receipt: Receipt = { answers, earlierTurns, file, notesWithheld: context.notes };
    return { messages, receipt };
  };
}

/** A turn's file in the form that is sent to the AI: a picture unchanged, a PDF or text file as its text. */
export async function readAttachment(
  userId: string,
  { id, name, altText }: AttachedName & { id: string },
  signal: AbortSignal,
): Promise<Attachment> {
  const file = await findOwnFile(userId, id);
  const content = file && (await storage().open(file.storageKey));
  if (!content) return { kind: "withheld", name, altText, reason: "gone" };
  const bytes = await buffer(content);
  const mark = randomBytes(12).toString("hex");
  if (file.type === "text/plain") return textAttachment(name, new TextDecoder().decode(bytes), mark);
  if (file.type !== "application/pdf") {
    return { kind: "picture", name, altText, url: `data:${file.type};base64,${bytes.toString("base64")}` };
  }
  const pdf = await readPdfText(bytes, signal);
  return "text" in pdf ? textAttachment(name, pdf.text, mark) : { kind: "withheld", name, reason: pdf.reason };
}

import "server-only";
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type Attachment, textAttachment } from "../../conversation/attachment";
import { findOwnFile } from "../db/file";
import { readPdfText } from "../files/pdf-text";
import { storage } from "../files/storage";

/** A file of a turn as the AI gets it: a picture as it is, of everything else the text. */
export async function readAttachment(
  userId: string,
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): Promise<Attachment> {
  const file = await findOwnFile(userId, id);
  const content = file && (await storage().open(file.storageKey));
  if (!content) return { kind: "withheld", name, reason: "gone" };
  const bytes = await buffer(content);
  const mark = randomBytes(12).toString("hex");
  if (file.type === "text/plain") return textAttachment(name, new TextDecoder().decode(bytes), mark);
  if (file.type !== "application/pdf") {
    return { kind: "picture", name, url: `data:${file.type};base64,${bytes.toString("base64")}` };
  }
  const pdf = await readPdfText(bytes, signal);
  return "text" in pdf ? textAttachment(name, pdf.text, mark) : { kind: "withheld", name, reason: pdf.reason };
}

import "server-only";
import { pipeline } from "node:stream/promises";
import Busboy from "@fastify/busboy";
import { limits } from "../limits";
import { isStorable, sizeLabel } from "../text-rules";
import { texts } from "../texts";
import { bodyUpTo } from "./body";
import { ApiError, badRequest } from "./errors";

export type FormFile = { name: string; bytes: Uint8Array };

/** What a form may have beside the file itself: boundaries, headers, other fields. */
const envelopeBytes = 64 * 1024;

/** The part `file` of a multipart form, read as it arrives and up to `limit` bytes. */
export async function readFormFile(request: Request, limit: number): Promise<FormFile> {
  const tooLarge = texts.upload.tooLarge(sizeLabel(limit));
  const form = openForm(request.headers.get("content-type") ?? "");
  let name: string | undefined;
  let isFound = false;
  const chunks: Buffer[] = [];
  form.on("file", (field, stream, filename) => {
    // A form that breaks off says so by itself and here; unheard, the second would end the process.
    stream.on("error", () => {});
    if (field !== "file" || isFound) return stream.resume();
    isFound = true;
    name = filename;
    return stream.on("data", (chunk) => chunks.push(chunk));
  });
  await pipeline(bodyUpTo(request, limit + envelopeBytes, tooLarge), form).catch((error) => {
    throw error instanceof ApiError ? error : new ApiError(400, texts.upload.incomplete);
  });
  if (!isFound) badRequest(texts.upload.missing);
  const bytes = Buffer.concat(chunks);
  if (bytes.length > limit) throw new ApiError(413, tooLarge);
  return { name: nameOf(name ?? ""), bytes };
}

function openForm(contentType: string) {
  if (!/^multipart\/form-data\b/i.test(contentType)) badRequest(texts.upload.notAForm);
  try {
    return new Busboy({ headers: { "content-type": contentType }, preservePath: true, limits: { parts: 20 } });
  } catch {
    return badRequest(texts.upload.incomplete);
  }
}

const escaped: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** The name without its folders. Browsers write three characters of a name as %22, %0D and %0A. */
function nameOf(filename: string): string {
  const plain = filename.replace(/%22|%0D|%0A/gi, (code) => escaped[code.toUpperCase()] ?? code);
  const name = plain.split(/[/\\]/).at(-1) ?? "";
  if (!isStorable(name)) badRequest(texts.request.notText);
  if (name.length > limits.fileNameLength) badRequest(texts.upload.nameTooLong);
  return name || texts.upload.unnamed;
}

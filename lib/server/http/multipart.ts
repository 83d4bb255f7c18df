import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import Busboy from "@fastify/busboy";
import { limits } from "../../api/limits";
import { serverLimits } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { isStorable } from "../../texts/rules";
import { sizeLabel } from "../../texts/size-label";
import { uploadTexts } from "../../texts/upload";
import { ApiError, badRequest } from "../errors";
import { concurrencyLimit } from "../rate-limit/concurrency-limit";
import { openSpool, readSpool, writeSpool } from "../spool";
import { bodyUpTo } from "./body";

type FormFile = { name: string; bytes: Uint8Array };

/** Limits how many files are in memory at a time. The others wait on disk. */
const withLimit = concurrencyLimit(serverLimits.formFilesInMemory);

/** Receives the part `file` of a multipart form and calls `use` with it. 413 beyond `limit` bytes. */
export async function withFormFile<Result>(
  request: Request,
  limit: number,
  use: (file: FormFile) => Promise<Result>,
): Promise<Result> {
  const spool = await openSpool();
  try {
    const { name, size } = await receive(request, limit, spool);
    return await withLimit(async () => use({ name, bytes: await readSpool(spool, 0, size) }));
  } finally {
    await spool.close();
  }
}

async function receive(request: Request, limit: number, spool: FileHandle): Promise<{ name: string; size: number }> {
  const tooLarge = uploadTexts.tooLarge(sizeLabel(limit));
  const form = openForm(request);
  let name = "";
  let written: Promise<void> | undefined;
  form.on("file", (field, stream, filename) => {
    // A form that breaks off fails as a whole. The same error on this stream would end the process if nobody listened to it.
    stream.on("error", () => {});
    if (field !== "file" || written) return stream.resume();
    name = filename;
    written = writeSpool(spool, stream);
    return written.catch((error) => form.destroy(error));
  });
  await readInto(form, bodyUpTo(request, limit + serverLimits.formEnvelopeBytes, tooLarge));
  await (written ?? badRequest(uploadTexts.missing));
  const { size } = await spool.stat();
  if (size > limit) throw new ApiError("too_large", tooLarge);
  return { name: nameOf(name), size };
}

/** Streams the same part, for imports, which are too large for memory. 413 with the message `tooLarge` beyond `limit` bytes. */
export async function* streamFormFile(request: Request, limit: number, tooLarge: string): AsyncGenerator<Uint8Array> {
  const form = openForm(request);
  let found: Readable | undefined;
  const opened = new Promise<void>((resolve) => {
    form.on("file", (field, stream) => {
      stream.on("error", () => {});
      if (field !== "file" || found) return stream.resume();
      found = stream;
      return resolve();
    });
  });
  const stopped = new AbortController();
  const body = bodyUpTo(request, limit + serverLimits.formEnvelopeBytes, tooLarge, serverLimits.importPace);
  const arrived = pipeline(body, form, { signal: stopped.signal });
  arrived.catch((error) => found?.destroy(error));
  try {
    await Promise.race([opened, arrived]);
    yield* found ?? badRequest(uploadTexts.missing);
    await arrived;
  } catch (error) {
    throw asFormError(error);
  } finally {
    // If the reader stops early, the rest of the body is not read.
    stopped.abort();
  }
}

/** The fields of a multipart form, without its files. 413 beyond 64 KB. */
export async function readFormFields(request: Request): Promise<Record<string, string>> {
  const form = openForm(request);
  const fields = new Map<string, string>();
  form.on("field", (name, value) => fields.set(name, value));
  form.on("file", (_, stream) => {
    stream.on("error", () => {});
    stream.resume();
  });
  const tooLarge = refusalTexts.tooLarge(sizeLabel(limits.jsonBytes));
  await readInto(form, bodyUpTo(request, limits.jsonBytes, tooLarge));
  return Object.fromEntries(fields);
}

const readInto = (form: ReturnType<typeof openForm>, body: AsyncIterable<Uint8Array>) =>
  pipeline(body, form).catch((error) => {
    throw asFormError(error);
  });

/** A form that cannot be read is the sender's fault (400), unless we refused it ourselves or our disk failed. */
function asFormError(error: unknown): unknown {
  const isOwnError = error instanceof ApiError || (error as NodeJS.ErrnoException).syscall === "write";
  return isOwnError ? error : new ApiError("incomplete_body", uploadTexts.incomplete);
}

function openForm({ headers }: Request) {
  const contentType = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) badRequest(uploadTexts.notAForm);
  try {
    return new Busboy({ headers: { "content-type": contentType }, preservePath: true, limits: { parts: 20 } });
  } catch {
    throw new ApiError("incomplete_body", uploadTexts.incomplete);
  }
}

const escapes: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** The name without its folders. Browsers escape three characters of a name as %22, %0D and %0A. */
function nameOf(filename: string): string {
  const plain = filename.replace(/%22|%0D|%0A/gi, (code) => escapes[code.toUpperCase()] ?? code);
  const name = plain.split(/[/\\]/).at(-1) ?? "";
  if (!isStorable(name)) badRequest(refusalTexts.notText);
  if (name.length > serverLimits.fileNameLength) badRequest(uploadTexts.nameTooLong);
  return name || uploadTexts.unnamed;
}

import "server-only";
import { z } from "zod";
import { limits } from "../../api/limits";
import { serverLimits } from "../../api/server-limits";
import { texts } from "../../texts";
import { refusalTexts } from "../../texts/refusal";
import { sizeLabel } from "../../texts/rules";
import { ApiError, badRequest } from "../errors";

/** How much of a body has to arrive in how much time of waiting for it. */
export type BodyPace = { bytes: number; ms: number };

/**
 * The pieces of a body as they arrive, up to `limit` bytes and no further. 413 with `sentence` beyond it, 408 for a body that
 * stands still or drips, 400 where it breaks off.
 */
export async function* bodyUpTo(
  request: Request,
  limit: number,
  sentence: string,
  pace: BodyPace = serverLimits.bodyPace,
): AsyncGenerator<Uint8Array> {
  const refuse = () => {
    throw new ApiError("too_large", sentence);
  };
  if (Number(request.headers.get("content-length")) > limit) refuse();
  let size = 0;
  try {
    // A throw in the loop cancels the stream, so that the rest is never buffered.
    for await (const chunk of request.body ? atPace(request.body, pace) : []) {
      size += chunk.byteLength;
      if (size > limit) refuse();
      yield chunk;
    }
  } catch (error) {
    // A connection that breaks off is its sender's, and not the database's, which can break in the same way.
    throw isBreak(error) ? new ApiError("incomplete_body", refusalTexts.tooSlow) : error;
  }
}

/** Only the time spent waiting for the sender counts. A time limit for the whole body would cut off a large import on a slow line. */
async function* atPace(body: ReadableStream<Uint8Array>, { bytes, ms }: BodyPace): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    let [waitedMs, received] = [0, 0];
    for (let reading = reader.read(); ; ) {
      const started = performance.now();
      const read = await orNull(reading, ms - waitedMs);
      if (read?.done) return;
      waitedMs += performance.now() - started;
      received += read?.value.byteLength ?? 0;
      if (!read || waitedMs >= ms) {
        if (received < bytes) throw new ApiError("request_timeout", refusalTexts.tooSlow);
        [waitedMs, received] = [0, 0];
      }
      if (!read) continue;
      yield read.value;
      reading = reader.read();
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** `null` if it takes longer. */
async function orNull<Result>(work: Promise<Result>, ms: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const isBreak = (error: unknown) => (error as NodeJS.ErrnoException).code === "ECONNRESET";

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyUpTo(request, limit, refusalTexts.tooLarge(sizeLabel(limit)))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The JSON body in the shape of `schema`. 400 with the schema's sentence otherwise, 413 beyond 64 KB. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const bytes = await readBytes(request, limits.jsonBytes);
  return shaped(parseJson(decode(bytes)), schema);
}

/** The query of the address in the shape of `schema`. 400 otherwise. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return shaped(Object.fromEntries(new URL(request.url).searchParams), schema);
}

/** What a call said in the shape of `schema`. 400 otherwise. */
export function shaped<Schema extends z.ZodType>(said: unknown, schema: Schema): z.output<Schema> {
  return schema.parse(said, { error: invalidField });
}

const invalidField = ({ path }: { path?: PropertyKey[] }) => refusalTexts.invalidField(path?.join(".") || "body");

/** The fields of a form, sent as JSON or as a browser sends forms. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const Form = z.record(z.string(), z.string());
  if (request.headers.get("content-type")?.includes("json")) return readJson(request, Form);
  const bytes = await readBytes(request, limits.jsonBytes);
  return Object.fromEntries(new URLSearchParams(decode(bytes)));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return badRequest(refusalTexts.notJson);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return badRequest(texts.request.notText);
  }
}

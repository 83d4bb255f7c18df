import { z } from "zod";
import { limits } from "../../api/limits";
import { serverLimits } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { sizeLabel } from "../../texts/size-label";
import { ApiError, badRequest } from "../errors";
import { JsonOutOfBounds, jsonBounds } from "../json-bounds";
import { TimedOut, withTimeout } from "../with-timeout";

/** At least `bytes` have to arrive in each `ms` of waiting for the sender. */
type BodyPace = { bytes: number; ms: number };

/**
 * Streams a body, but no more than `limit` bytes. 413 with the message `tooLarge` beyond them, 408 if the body arrives too
 * slowly, 400 if it breaks off. All bodies are read through here, so this is where slow ones are timed out.
 */
export async function* bodyUpTo(
  request: Request,
  limit: number,
  tooLarge: string,
  pace: BodyPace = serverLimits.bodyPace,
): AsyncGenerator<Uint8Array> {
  const refuse = () => {
    throw new ApiError("too_large", tooLarge);
  };
  if (Number(request.headers.get("content-length")) > limit) refuse();
  let size = 0;
  try {
    // Throwing inside the loop cancels the stream, so the rest is never buffered.
    for await (const chunk of request.body ? enforcePace(request.body, pace) : []) {
      size += chunk.byteLength;
      if (size > limit) refuse();
      yield chunk;
    }
  } catch (error) {
    // A lost database connection has the same error code, so a lost sender gets a code of its own here.
    throw isConnectionReset(error) ? new ApiError("incomplete_body", refusalTexts.tooSlow) : error;
  }
}

/** Counts only the time spent waiting for the sender. A time limit for the whole body would cut off a large import on a slow line. */
async function* enforcePace(body: ReadableStream<Uint8Array>, { bytes, ms }: BodyPace): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    let [waitedMs, received] = [0, 0];
    for (let reading = reader.read(); ; ) {
      const started = performance.now();
      const chunk = await withTimeout(ms - waitedMs, () => reading).catch(nullIfTimedOut);
      if (chunk?.done) return;
      waitedMs += performance.now() - started;
      received += chunk?.value.byteLength ?? 0;
      if (!chunk || waitedMs >= ms) {
        if (received < bytes) throw new ApiError("request_timeout", refusalTexts.tooSlow);
        [waitedMs, received] = [0, 0];
      }
      if (!chunk) continue;
      yield chunk.value;
      reading = reader.read();
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function nullIfTimedOut(error: unknown): null {
  if (error instanceof TimedOut) return null;
  throw error;
}

const isConnectionReset = (error: unknown) => (error as NodeJS.ErrnoException).code === "ECONNRESET";

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyUpTo(request, limit, refusalTexts.tooLarge(sizeLabel(limit)))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The JSON body, parsed with `schema`. 400 with the schema's message if it does not fit, 413 beyond 64 KB. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const bytes = await readBytes(request, limits.jsonBytes);
  return parseWith(parseJson(bytes), schema);
}

/** The query of the URL, parsed with `schema`. 400 if it does not fit. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return parseWith(Object.fromEntries(new URL(request.url).searchParams), schema);
}

/** `value`, parsed with `schema`. 400 if it does not fit. */
export function parseWith<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  return schema.parse(value, { error: invalidField });
}

const invalidField = ({ path }: { path?: PropertyKey[] }) => refusalTexts.invalidField(path?.join(".") || "body");

/** The fields of a form, sent as JSON or URL-encoded. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const Form = z.record(z.string(), z.string());
  if (request.headers.get("content-type")?.includes("json")) return readJson(request, Form);
  const bytes = await readBytes(request, limits.jsonBytes);
  return Object.fromEntries(new URLSearchParams(decode(bytes)));
}

export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  try {
    jsonBounds(serverLimits.jsonValues)(bytes);
    return JSON.parse(text);
  } catch (error) {
    return badRequest(error instanceof JsonOutOfBounds ? refusalTexts.jsonOutOfBounds : refusalTexts.notJson);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return badRequest(refusalTexts.notText);
  }
}

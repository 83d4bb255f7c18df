import { serverLimits } from "../../api/server-limits";
import { replyTexts } from "../../texts/reply";
import { ApiError } from "../errors";

/**
 * `fetch` for the AI provider, whose responses are not trusted. A redirect is not followed: it would send a person's whole prompt to
 * a host that the operator has not named. Of a body no more is read than `providerBytes` after decompression.
 */
export const fetchProvider: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  return new Response(response.body?.pipeThrough(byteLimit(serverLimits.providerBytes)), response);
};

/** The error cancels the body, and so closes its connection. */
function byteLimit(max: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > max) controller.error(new ApiError("ai_failed", replyTexts.replyTooLong));
      else controller.enqueue(chunk);
    },
  });
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// Its types are Express's own.
const compression: () => Middleware = require("compression");

/** Compresses what `listener` answers, where that makes it smaller and the browser can read it. */
export function compressAnswers(listener: RequestListener): RequestListener {
  const compress = compression();
  return (request, response) => compress(request, response, () => listener(request, response));
}

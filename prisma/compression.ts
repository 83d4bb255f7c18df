import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { constants } from "node:zlib";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// Its types are Express's own.
const compression: (options: { brotli: object }) => Middleware = require("compression");

/** Its own quality, 4, makes scripts no smaller than gzip does. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses what `listener` answers, for browsers that can read it, but for what says `no-transform`. */
export function compressAnswers(listener: RequestListener): RequestListener {
  const compress = compression({ brotli });
  return (request, response) => compress(request, response, () => listener(request, response));
}

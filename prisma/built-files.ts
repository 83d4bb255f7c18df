import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";

type Kept = { headers: OutgoingHttpHeaders; body: Buffer };

/** What is kept at most. A whole build takes a fifth of it, once for each coding. */
const mostBytes = 8 * 1024 ** 2;

/**
 * Remembers how `listener` answered for a script or a style of the build, which never changes under its name: to read and
 * compress a page's twenty files again would be half of what the page costs the server.
 */
export function rememberBuiltFiles(listener: RequestListener): RequestListener {
  const kept = new Map<string, Kept>();
  let room = mostBytes;
  return (request, response) => {
    const key = keyOf(request);
    const known = key && kept.get(key);
    if (known) return void response.writeHead(200, known.headers).end(known.body);
    if (key) {
      hear(response, (answer) => {
        if (kept.has(key) || answer.body.length > room) return;
        room -= answer.body.length;
        kept.set(key, answer);
      });
    }
    listener(request, response);
  };
}

/** What an answer depends on; `null` where that is more than the name of a file, its coding, and whether TLS ends before us. */
function keyOf({ method, url = "", headers }: IncomingMessage): string | null {
  const isPlain = method === "GET" && /^\/_next\/static(\/[\w~-][\w.~-]*)+$/.test(url);
  const isPart = headers.range !== undefined;
  const isCondition = headers["if-none-match"] !== undefined || headers["if-modified-since"] !== undefined;
  const accepted = `${headers["accept-encoding"]}`.split(/\s*,\s*/);
  const isRanked = accepted.some((coding) => coding.includes(";"));
  const coding = ["br", "gzip"].find((name) => accepted.includes(name));
  if (!isPlain || isPart || isCondition || isRanked || !coding) return null;
  return `${coding} ${isOverTls(headers)} ${url}`;
}

/** Whether TLS ends before us, on the way of such a request. */
export const isOverTls = (headers: IncomingHttpHeaders): boolean => headers["x-forwarded-proto"] === "https";

/** Hands over an answer that may be kept once it is sent. */
function hear(response: ServerResponse, take: (answer: Kept) => void): void {
  const parts: Buffer[] = [];
  const { write, end } = response;
  const listen = (part: unknown) => {
    if (typeof part === "string" || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  response.write = (...said: unknown[]) => {
    listen(said[0]);
    return Reflect.apply(write, response, said);
  };
  response.end = (...said: unknown[]) => {
    listen(said[0]);
    return Reflect.apply(end, response, said);
  };
  response.once("finish", () => {
    const { date: _, ...headers } = response.getHeaders();
    const body = Buffer.concat(parts);
    const isForEver = response.statusCode === 200 && /\bimmutable\b/.test(`${headers["cache-control"]}`);
    if (isForEver) take({ headers: { ...headers, "content-length": body.length }, body });
  });
}

import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { answerHeaders, refusalHeaders, secureAnswerHeaders } from "../lib/answer-headers";
import { texts } from "../lib/texts";
import { isOverTls } from "./built-files";

/** What a build makes of a `route.ts`; its `handler` is described in Next's documentation under "Invoking Entrypoints". */
type Entrypoint = { handler(request: IncomingMessage, response: ServerResponse, context: object): Promise<void> };

/** A part of a build's `routes-manifest.json`: what varies in its address, in the order in which it is to be tried. */
type Routes = { dynamicRoutes: { page: string; regex: string }[] };

const said = new Map(Object.entries(answerHeaders));
const saidOverTls = new Map(Object.entries({ ...answerHeaders, ...secureAnswerHeaders }));

/**
 * Hands each call to the handler that the build made of its `route.ts`, as a serverless host does. Through Next's own
 * server, which asks pages, files and rules first, a short call costs nearly half as much again. What is no call, or is written in
 * an unusual way, goes to `listener`.
 */
export async function answerCalls(build: string, listener: RequestListener): Promise<RequestListener> {
  const fileOf = await findFiles(build);
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const file = /^\/api(\/[\w-]+)+$/.test(path) && fileOf(path);
    if (!file) return listener(request, response);
    response.setHeaders(isOverTls(request.headers) ? saidOverTls : said);
    // Next sends them right before the first piece of the body: two packets where one does.
    response.flushHeaders = () => {};
    answer(file, request, response).catch((error) => fail(response, error));
  };
}

async function answer(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Loaded when it is first asked for: an idle server holds half as much.
  const { handler }: Entrypoint = require(file);
  // Left alone, it takes a parameter of a route out of the query as well, as some hosts put it there.
  await handler(request, response, { requestMeta: { query: {} } });
}

function fail(response: ServerResponse, error: unknown): void {
  // As everywhere, without its message, which may quote what a person typed.
  const { name, code } = error as NodeJS.ErrnoException;
  console.error(JSON.stringify({ level: "error", event: "a call could not be handed over", name, code }));
  if (response.headersSent) response.destroy();
  else response.writeHead(500, refusalHeaders).end(JSON.stringify({ message: texts.request.unexpected }));
}

async function findFiles(build: string): Promise<(path: string) => string | undefined> {
  const read = async (name: string) => JSON.parse(await readFile(join(build, name), "utf8"));
  const { dynamicRoutes }: Routes = await read("routes-manifest.json");
  const files: Record<string, string> = await read("server/app-paths-manifest.json");
  const entrypoints = new Map(Object.entries(files).map(([page, file]) => [page, join(build, "server", file)]));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, addresses: new RegExp(regex) }));
  const fileOf = (page?: string) => entrypoints.get(`${page}/route`);
  return (path) => fileOf(path) ?? fileOf(patterns.find(({ addresses }) => addresses.test(path))?.page);
}

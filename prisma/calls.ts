import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { NodeRequest } from "srvx/node";
import { answerHeaders, refusalHeaders, secureAnswerHeaders } from "../lib/answer-headers";
import { texts } from "../lib/texts";
import { isOverTls } from "./built-files";
import { sendAnswer } from "./send-answer";

type Params = Record<string, string | string[]>;
type RouteHandler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/** What a build makes of a `route.ts`: among much else, the functions that it exports, and those that Next derives from them. */
type Entrypoint = { routeModule: { ensureUserland(): Promise<void>; resolveHandler(method?: string): RouteHandler } };

/** A part of a build's `routes-manifest.json`: what varies in its address, in the order in which it is to be tried. */
type Routes = { dynamicRoutes: { page: string; regex: string }[] };

type Pattern = { page: string; addresses: RegExp };
type Route = { file: string; params: Params };

const said = new Map(Object.entries(answerHeaders));
const saidOverTls = new Map(Object.entries({ ...answerHeaders, ...secureAnswerHeaders }));

/**
 * Calls what a `route.ts` exports as what it is: a function from a request to its answer. Next's own way there, which serverless
 * hosts take, answers alike (`tests/e2e/next-server.spec.ts`) and costs several times as much as most of our answers. What is no call,
 * or is written in an unusual way, goes to `listener`, which is Next.
 */
export async function answerCalls(build: string, listener: RequestListener): Promise<RequestListener> {
  const routeOf = await findRoutes(build);
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const route = /^\/api(\/[\w-]+)+$/.test(path) && routeOf(path);
    if (!route) return listener(request, response);
    answer(route, request, response).catch((error) => fail(response, error));
  };
}

async function answer({ file, params }: Route, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Loaded when it is first asked for: an idle server holds half as much.
  const { routeModule }: Entrypoint = require(file);
  await routeModule.ensureUserland();
  const handle = routeModule.resolveHandler(request.method);
  const asked = new NodeRequest({ req: request, res: response });
  const answered = await handle(asked, { params: Promise.resolve(params) });
  response.setHeaders(isOverTls(request.headers) ? saidOverTls : said);
  await sendAnswer(response, answered);
}

function fail(response: ServerResponse, error: unknown): void {
  // As everywhere, without its message, which may quote what a person typed.
  const { name, code } = error as NodeJS.ErrnoException;
  console.error(JSON.stringify({ level: "error", event: "a call could not be handed over", name, code }));
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, refusalHeaders).end(JSON.stringify({ message: texts.request.unexpected }));
}

async function findRoutes(build: string): Promise<(path: string) => Route | null> {
  const read = async (name: string) => JSON.parse(await readFile(join(build, name), "utf8"));
  const { dynamicRoutes }: Routes = await read("routes-manifest.json");
  const files: Record<string, string> = await read("server/app-paths-manifest.json");
  const entrypoints = new Map(Object.entries(files).map(([page, file]) => [page, join(build, "server", file)]));
  const patterns: Pattern[] = dynamicRoutes.map(({ page, regex }) => ({ page, addresses: new RegExp(regex) }));
  const fileOf = (page: string) => entrypoints.get(`${page}/route`);
  return (path) => {
    const file = fileOf(path);
    if (file) return { file, params: {} };
    const found = patterns.find(({ addresses }) => addresses.test(path));
    const varying = found && fileOf(found.page);
    return varying ? { file: varying, params: paramsOf(found, path) } : null;
  };
}

/** What varies in an address, under the names that its page gives it: a text for `[id]`, a list for `[...path]`. */
function paramsOf({ page, addresses }: Pattern, path: string): Params {
  const [, ...values] = addresses.exec(path) ?? [];
  const names = [...page.matchAll(/\[(\.\.\.)?(\w+)\]/g)];
  return Object.fromEntries(
    names.map(([, isList, name = ""], place) => {
      const value = values[place] ?? "";
      return [name, isList ? value.split("/") : value];
    }),
  );
}

import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { NextRequest } from "next/server";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

type Params = Record<string, string | string[]>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
type Route = { path: string; pattern: RegExp; load(): Promise<Record<Method, Handler>> };

const folder = join(process.cwd(), "app");

/** Every route.ts on disk, by the path that Next gives it, such as `/api/conversations/[id]`. */
export const routes: Route[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => file.endsWith("/route.ts"))
  .map((file) => ({
    path: `/${file.slice(0, -"/route.ts".length)}`,
    load: () => import(join(folder, file)) as Promise<Record<Method, Handler>>,
  }))
  .map((route) => ({ ...route, pattern: patternOf(route.path) }))
  .sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1));

function patternOf(path: string): RegExp {
  const steps = path.split("/").slice(1);
  return new RegExp(`^${steps.map(stepPattern).join("")}$`);
}

function stepPattern(step: string): string {
  const [, name] = /^\[+(?:\.\.\.)?(\w+)\]+$/.exec(step) ?? [];
  if (!name) return `/${step.replaceAll(".", "\\.")}`;
  if (step.startsWith("[[")) return `(?:/(?<${name}>.+))?`;
  return step.startsWith("[...") ? `/(?<${name}>.+)` : `/(?<${name}>[^/]+)`;
}

// As in Next: a fixed step before a variable one, that before the rest of a path.
function rank(path: string): string {
  const digits = path.split("/").map((step) => ["[[", "[...", "["].findIndex((start) => step.startsWith(start)));
  return digits.map((found) => (found < 0 ? 0 : 3 - found)).join("");
}

/** The cookies of the request that is being answered, as Next's `cookies()` gives them. */
export const requestCookies = new AsyncLocalStorage<NextRequest["cookies"]>();

/** Answers a request with the handler that Next would choose. */
export async function dispatch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const { path, pattern, load } of routes) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries({ ...match.groups }).map(([name, value]) => [name, paramOf(path, name, value)]),
    );
    const handle = (await load())[request.method as Method];
    const { cookies } = new NextRequest(request.url, { headers: request.headers });
    return requestCookies.run(cookies, () => handle(request, { params: Promise.resolve(params) }));
  }
  throw new Error(`No route for ${pathname}`);
}

function paramOf(path: string, name: string, value = ""): string | string[] {
  return path.includes(`...${name}]`) ? value.split("/").map(decodeURIComponent) : decodeURIComponent(value);
}

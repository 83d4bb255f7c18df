import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import { NextRequest } from "next/server";
import type { AuthOptions, User } from "next-auth";
import { Credentials } from "../../api/schemas";
import { serverTimings } from "../../api/server-limits";
import { once } from "../../lazy";
import { paths } from "../../routes";
import { texts } from "../../texts";
import { type Caller, removeSession } from "../db/session";
import { env } from "../env";
import { badRequest, notFound } from "../errors";
import { readForm } from "../http/body";
import { logIn } from "./account";
import { callerOf } from "./bearer-token";
import { signToken, type TokenClaims } from "./token";

const claimsOf = (caller: Caller | null): TokenClaims | null =>
  caller && { sub: caller.id, username: caller.username, sid: caller.sessionId };

const actions = ["providers", "session", "csrf", "signin", "signout", "callback"];

/** next-auth's own endpoints (`/api/auth/<action>/…`), on the same login, the same tokens and the same session rows. */
export async function answerNextAuth(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.split("/").slice(3);
  if (!actions.includes(path[0] ?? "")) notFound();
  const base = baseUrl();
  const form = request.method === "POST" ? await readForm(request) : {};
  const failures: unknown[] = [];
  const { status, body, cookies } = await callNextAuth(request, path, form, failures);
  // It turns every failure into a redirect; ours know their status.
  if (failures.length > 0) throw failures[0];
  if (typeof body === "string") notFound();
  const url = (body as { url?: string }).url;
  // Only what went wrong leads back to its own pages.
  if (status >= 400 || url?.startsWith(`${base}/`)) badRequest(texts.account.formExpired);
  const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
  if (!url || form.json === "true") return Response.json(body, { headers });
  headers.set("location", url);
  return new Response(null, { status: 302, headers });
}

function options(failures: unknown[]): Omit<AuthOptions, "providers"> {
  const { APP_URL, AUTH_SECRET } = env();
  const login = `${APP_URL}/#${paths.login}`;
  const seconds = serverTimings.tokenDays * 86_400;
  const silent = () => {};
  return {
    secret: AUTH_SECRET,
    session: { strategy: "jwt", maxAge: seconds },
    jwt: {
      maxAge: seconds,
      encode: ({ token }) => signToken(token as TokenClaims),
      decode: async ({ token }) => claimsOf(await watch(failures, callerOf(token ?? ""))),
    },
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...(user as User & TokenClaims) } : token),
      session: ({ session, token }) => ({ ...session, user: { name: (token as TokenClaims).username } }),
      redirect: ({ url }) => returnAddress(url, APP_URL),
    },
    events: {
      signOut: ({ token }) => watch(failures, removeSession((token as TokenClaims).sub, (token as TokenClaims).sid)),
    },
    pages: { signIn: login, signOut: login, error: login, verifyRequest: login },
    // Its lines quote what the caller sent; failures reach the door and are logged there.
    logger: { error: silent, warn: silent, debug: silent },
  };
}

/** A page of ours, written as a header can say it, or the start. */
function returnAddress(url: string, home: string): string {
  const address = URL.canParse(url) ? new URL(url).href : home;
  return address.startsWith(`${home}/`) && !address.startsWith(`${home}/api/`) ? address : home;
}

/** Remembers why a step failed, because next-auth does not hand it on. */
async function watch<Result>(failures: unknown[], step: Promise<Result>): Promise<Result> {
  return step.catch((error) => {
    failures.push(error);
    throw error;
  });
}

type Answer = { status: number; body: unknown; cookies: string[] };

const baseUrl = () => `${env().APP_URL}/api/auth`;

/** Loaded at the first use: most processes never see one of these calls. */
const loadNextAuth = once(() => {
  // next-auth reads its own address from here, and otherwise from a header that the caller writes.
  process.env.NEXTAUTH_URL = baseUrl();
  return Promise.all([import("next-auth"), import("next-auth/providers/credentials")]);
});

/** Calls next-auth by its oldest signature, which needs nothing of Next's request scope, and notes what it answers. */
async function callNextAuth(
  request: Request,
  path: string[],
  form: Record<string, string>,
  failures: unknown[],
): Promise<Answer> {
  const [{ default: nextAuth }, { default: credentials }] = await loadNextAuth();
  const authorize = async (typed: unknown) => {
    const claims = await logIn(Credentials.parse(typed));
    return { id: claims.sub, ...claims };
  };
  const providers = [
    credentials({
      credentials: { username: {}, password: {} },
      authorize: (typed) => watch(failures, authorize(typed)),
    }),
  ];
  const { nextUrl, cookies } = new NextRequest(request.url, { headers: request.headers });
  const asked = {
    method: request.method,
    headers: {},
    cookies: Object.fromEntries(cookies.getAll().map(({ name, value }) => [name, value])),
    query: { ...Object.fromEntries(nextUrl.searchParams), nextauth: path },
    body: { ...form, json: "true" },
  };
  const answer: Answer = { status: 200, body: {}, cookies: [] };
  const note = (body: unknown) => {
    answer.body = body;
  };
  const recorder = {
    status: (code: number) => Object.assign(answer, { status: code }) && recorder,
    getHeader: () => answer.cookies,
    setHeader: (name: string, value: string[]) => {
      if (name === "Set-Cookie") answer.cookies = value;
    },
    json: note,
    send: note,
  };
  await nextAuth(asked as unknown as NextApiRequest, recorder as unknown as NextApiResponse, {
    ...options(failures),
    providers,
  });
  return answer;
}

import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import { NextRequest } from "next/server";
import type { AuthOptions, User } from "next-auth";
import { Credentials } from "../../api/account-schemas";
import { serverTimings } from "../../api/server-limits";
import { once } from "../../lazy";
import { paths } from "../../routes";
import { refusalTexts } from "../../texts/refusal";
import { type Caller, removeSession } from "../db/session";
import { env } from "../env";
import { badRequest, notFound } from "../errors";
import { findCallerByToken } from "./bearer-token";
import { logIn } from "./login";
import { signToken, type TokenClaims } from "./token";

const claimsOf = (caller: Caller | null): TokenClaims | null =>
  caller && { sub: caller.id, username: caller.username, sid: caller.sessionId };

const actions = ["providers", "session", "csrf", "signin", "signout", "callback"];

/**
 * next-auth's own endpoints (`/api/auth/<action>/…`), on the same login, the same tokens and the same session rows. Unlike the other
 * use cases this one takes a Request and returns a Response, because next-auth itself is an HTTP handler with cookies and redirects.
 */
export async function handleNextAuth(
  request: Request,
  form: Record<string, string>,
  address: string | null,
): Promise<Response> {
  const path = new URL(request.url).pathname.split("/").slice(3);
  if (!actions.includes(path[0] ?? "")) notFound();
  const base = baseUrl();
  const failures: unknown[] = [];
  const { status, body, cookies } = await callNextAuth(request, path, form, address, failures);
  // next-auth turns every failure into a redirect. Our own failures become our own responses.
  if (failures.length > 0) throw failures[0];
  if (typeof body === "string") notFound();
  const url = (body as { url?: string }).url;
  // It redirects to its own pages only after an error.
  if (status >= 400 || url?.startsWith(`${base}/`)) badRequest(refusalTexts.formExpired);
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
      decode: async ({ token }) => claimsOf(await recordFailure(failures, findCallerByToken(token ?? ""))),
    },
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...(user as User & TokenClaims) } : token),
      session: ({ session, token }) => ({ ...session, user: { name: (token as TokenClaims).username } }),
      redirect: ({ url }) => safeRedirect(url, APP_URL),
    },
    events: {
      signOut: async ({ token }) => {
        await recordFailure(failures, removeSession((token as TokenClaims).sub, (token as TokenClaims).sid));
      },
    },
    pages: { signIn: login, signOut: login, error: login, verifyRequest: login },
    // Its log lines quote what the caller sent. Failures are logged by `publicRoute`.
    logger: { error: silent, warn: silent, debug: silent },
  };
}

/** The URL if it is a page of ours, encoded for a header; otherwise the home page. */
function safeRedirect(url: string, home: string): string {
  const target = URL.canParse(url) ? new URL(url).href : home;
  return target.startsWith(`${home}/`) && !target.startsWith(`${home}/api/`) ? target : home;
}

/** Records why a step failed, because next-auth does not pass the error on. */
async function recordFailure<Result>(failures: unknown[], step: Promise<Result>): Promise<Result> {
  return step.catch((error) => {
    failures.push(error);
    throw error;
  });
}

type NextAuthResult = { status: number; body: unknown; cookies: string[] };

const baseUrl = () => `${env().APP_URL}/api/auth`;

/** Imported at the first use: most processes never get one of these calls. */
const loadNextAuth = once(() => {
  // Without this variable next-auth takes its own URL from a header that the caller controls.
  process.env.NEXTAUTH_URL = baseUrl();
  return Promise.all([import("next-auth"), import("next-auth/providers/credentials")]);
});

/** Calls next-auth's handler for the Pages Router, which needs nothing of Next's request scope, and records its response. */
async function callNextAuth(
  request: Request,
  path: string[],
  form: Record<string, string>,
  address: string | null,
  failures: unknown[],
): Promise<NextAuthResult> {
  const [{ default: nextAuth }, { default: credentials }] = await loadNextAuth();
  const authorize = async (input: unknown) => {
    const userAgent = request.headers.get("user-agent");
    const { claims } = await logIn(Credentials.parse(input), { address, userAgent });
    return { id: claims.sub, ...claims };
  };
  const providers = [
    credentials({
      credentials: { username: {}, password: {} },
      authorize: (input) => recordFailure(failures, authorize(input)),
    }),
  ];
  const { nextUrl, cookies } = new NextRequest(request.url, { headers: request.headers });
  const nextAuthRequest = {
    method: request.method,
    headers: {},
    cookies: Object.fromEntries(cookies.getAll().map(({ name, value }) => [name, value])),
    query: { ...Object.fromEntries(nextUrl.searchParams), nextauth: path },
    body: { ...form, json: "true" },
  };
  const result: NextAuthResult = { status: 200, body: {}, cookies: [] };
  const setBody = (body: unknown) => {
    result.body = body;
  };
  const recorder = {
    status: (code: number) => Object.assign(result, { status: code }) && recorder,
    getHeader: () => result.cookies,
    setHeader: (name: string, value: string[]) => {
      if (name === "Set-Cookie") result.cookies = value;
    },
    json: setBody,
    send: setBody,
  };
  await nextAuth(nextAuthRequest as unknown as NextApiRequest, recorder as unknown as NextApiResponse, {
    ...options(failures),
    providers,
  });
  return result;
}

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

type Recording = <Result>(step: Promise<Result>) => Promise<Result>;

const actions: Record<string, string[]> = {
  GET: ["providers", "session", "csrf", "signin", "signout"],
  POST: ["session", "signin", "signout", "callback"],
};
const baseUrl = () => `${env().APP_URL}/api/auth`;

/** Imported at the first use: most processes never get one of these calls. */
const loadNextAuth = once(() => {
  // Without this variable next-auth takes its own URL from a header that the caller controls.
  process.env.NEXTAUTH_URL = baseUrl();
  return Promise.all([import("next-auth"), import("next-auth/providers/credentials")]);
});

/**
 * next-auth's own endpoints (`/api/auth/<action>/…`), on the same login, the same tokens and the same session rows. Unlike the other
 * use cases this one takes a Request and returns a Response, because next-auth itself is an HTTP handler with cookies and redirects.
 */
export async function handleNextAuth(request: Request, form: Record<string, string>, address: string | null) {
  const nextauth = new URL(request.url).pathname.split("/").slice(3);
  if (!actions[request.method]?.includes(nextauth[0] ?? "")) notFound();
  // next-auth turns every failure into a redirect. Our own failures become our own responses.
  const failures: unknown[] = [];
  const recording: Recording = (step) =>
    step.catch((error) => {
      failures.push(error);
      throw error;
    });
  const authorize = async (input: unknown) => {
    const { claims } = await logIn(Credentials.parse(input), { address, userAgent: request.headers.get("user-agent") });
    return { id: claims.sub, ...claims };
  };
  const [{ default: nextAuth }, { default: credentials }] = await loadNextAuth();
  const fields = { username: {}, password: {} };
  const providers = [credentials({ credentials: fields, authorize: (input) => recording(authorize(input)) })];
  const body = request.method === "POST" ? new URLSearchParams({ ...form, json: "false" }) : undefined;
  const passed = new NextRequest(request.url, { method: request.method, body });
  const result: Response = await nextAuth(passed, { params: { nextauth } }, { providers, ...options(recording) });
  if (failures.length > 0) throw failures[0];
  const url = result.headers.get("location");
  // It redirects to its own pages only after an error.
  if (result.status >= 400 || url?.startsWith(`${baseUrl()}/`)) badRequest(refusalTexts.formExpired);
  const headers = new Headers(result.headers.getSetCookie().map((cookie) => ["set-cookie", cookie]));
  if (!url || form.json === "true") return Response.json(url ? { url } : await result.json(), { headers });
  headers.set("location", url);
  return new Response(null, { status: 302, headers });
}

function options(recording: Recording): Omit<AuthOptions, "providers"> {
  const { APP_URL, AUTH_SECRET } = env();
  const login = `${APP_URL}/#${paths.login}`;
  const maxAge = serverTimings.tokenDays * 86_400;
  return {
    secret: AUTH_SECRET,
    session: { strategy: "jwt", maxAge },
    jwt: {
      maxAge,
      encode: ({ token }) => signToken(token as TokenClaims),
      decode: ({ token }) => recording(findCallerByToken(token ?? "").then(claimsOf)),
    },
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...(user as User & TokenClaims) } : token),
      session: ({ session, token }) => ({ ...session, user: { name: (token as TokenClaims).username } }),
      // A page of ours, encoded for a header; otherwise the home page.
      redirect: ({ url }) => {
        const target = URL.canParse(url) ? new URL(url).href : APP_URL;
        return target.startsWith(`${APP_URL}/`) && !target.startsWith(`${APP_URL}/api/`) ? target : APP_URL;
      },
    },
    events: {
      signOut: async ({ token }) => {
        await recording(removeSession((token as TokenClaims).sub, (token as TokenClaims).sid));
      },
    },
    pages: { signIn: login, signOut: login, error: login, verifyRequest: login },
    // Its log lines quote what the caller sent. Failures are logged by `publicRoute`.
    logger: { error() {}, warn() {}, debug() {} },
  };
}

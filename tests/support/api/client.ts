import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/server/auth/password";
import { signToken } from "@/lib/server/auth/token";
import { addSession } from "@/lib/server/db/session";
import { addUser, findUserByName } from "@/lib/server/db/user";
import { instances, sendOver } from "./instances";
import { dispatch, type Method } from "./routes";

export type Call = {
  token?: string;
  /** Sent as JSON; a string, bytes or a form as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type CallResult = { status: number; body: Record<string, unknown>; headers: Headers };

const address = "http://localhost:3000";

/** Makes a call and returns the unread response, for streams and files. */
export function send(method: Method, path: string, { token, body, headers = {} }: Call = {}): Promise<Response> {
  const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof FormData;
  const isStream = body instanceof ReadableStream;
  const init = {
    method,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: isRaw || isStream ? (body as BodyInit) : JSON.stringify(body) }),
    ...(isStream && { duplex: "half" }),
  };
  const request = new Request(new URL(path, address), init);
  return instances > 0 ? sendOver(request) : dispatch(request);
}

/** Makes a call and reads its JSON. */
export async function call(method: Method, path: string, options: Call = {}): Promise<CallResult> {
  const response = await send(method, path, options);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
}

/** Makes a call again, as the page does, while a slow database lets it wait too long among many. */
export async function callUntilFree<Reply extends { status: number }>(make: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await make();
    if (reply.status !== 503) return reply;
  }
}

export type Person = { username: string; password: string; email: string; token: string };

const hashes = new Map<string, Promise<string>>();

/** Hashes each password once, because hashing is what makes an account expensive in these tests. */
function hashOf(password: string): Promise<string> {
  const made = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, made);
  return made;
}

/** A registered and logged-in person, written to the database without the two calls. */
export async function signUp(chosen: Partial<Omit<Person, "token">> = {}): Promise<Person> {
  const username = chosen.username ?? `ann-${randomBytes(4).toString("hex")}`;
  const person = { username, password: "open sesame", email: `${username}@example.org`, ...chosen };
  const passwordHash = await hashOf(person.password);
  const isNew = (await addUser({ username, email: person.email, passwordHash })) === "added";
  const user = isNew ? await findUserByName(username) : null;
  const sid = user && (await addSession(user.id, passwordHash));
  if (!user || !sid) throw new Error(`${username} cannot sign up`);
  return { ...person, token: await signToken({ sub: user.id, username, sid }) };
}

export async function logIn({ username, password }: Pick<Person, "username" | "password">): Promise<string> {
  const { body } = await call("POST", "/api/login", { body: { username, password } });
  return String(body.token);
}

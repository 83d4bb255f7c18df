import { randomBytes } from "node:crypto";
import { instances, sendOver } from "./instances";
import { dispatch, type Method } from "./routes";

export type Call = {
  token?: string;
  /** Sent as JSON; a string, bytes or a form as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

const address = "http://localhost:3000";

/** Makes a call as the network would deliver it; the answer as it comes, for streams and files. */
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
export async function call(method: Method, path: string, options: Call = {}): Promise<Answer> {
  const response = await send(method, path, options);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
}

export type Person = { username: string; password: string; email: string; token: string };

/** Somebody who has registered and logged in. */
export async function signUp(chosen: Partial<Omit<Person, "token">> = {}): Promise<Person> {
  const username = chosen.username ?? `ann-${randomBytes(4).toString("hex")}`;
  const person = { username, password: "open sesame", email: `${username}@example.org`, ...chosen };
  const { status } = await call("POST", "/api/register", { body: person });
  if (status !== 201) throw new Error(`Register answered ${status}`);
  return { ...person, token: await logIn(person) };
}

export async function logIn({ username, password }: Pick<Person, "username" | "password">): Promise<string> {
  const { body } = await call("POST", "/api/login", { body: { username, password } });
  return String(body.token);
}

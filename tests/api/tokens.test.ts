import { generateKeyPairSync } from "node:crypto";
import { beforeEach, expect, test } from "@jest/globals";
import { EncryptJWT, exportJWK, exportSPKI, type JWTHeaderParameters, SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, send } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { createUserWithData, type UserWithData } from "../support/factories/user-with-data";

fakeProvider();
const printed = captureConsole();

let ann: UserWithData;
beforeEach(async () => {
  ann = await createUserWithData("Ann");
});

test("no forged token is anybody, neither as a bearer nor as a session of next-auth", async () => {
  const eve = await createUserWithData("Eve");
  for (const [kind, token] of Object.entries(await forgeries(ann, eve))) {
    const { status } = await call("GET", "/api/profile", { token });
    const cookie = `next-auth.session-token=${token}; __Secure-next-auth.session-token=${token}`;
    const session = await call("GET", "/api/auth/session", { headers: { cookie } });
    expect({ kind, status, session: session.body }).toEqual({ kind, status: 403, session: {} });
  }
  expect(await call("GET", "/api/profile", { token: ann.token })).toMatchObject({ status: 200 });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const secret = () => String(process.env.AUTH_SECRET);
const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The three parts of a token that is good. */
const partsOf = (token: string) => token.split(".") as [string, string, string];
const claimsOf = (token: string) => JSON.parse(Buffer.from(partsOf(token)[1], "base64url").toString()) as object;

/** The same bytes in Base64: the last of 43 characters has two bits that mean nothing. */
function otherSpelling(mark: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return mark.slice(0, -1) + alphabet[alphabet.indexOf(mark.slice(-1)) ^ 1];
}

/** Tokens by which `eve` would be `ann`, or anybody, if one of them were believed. */
async function forgeries(ann: UserWithData, eve: UserWithData): Promise<Record<string, string>> {
  const [head, body, mark] = partsOf(ann.token);
  const claims = { ...claimsOf(ann.token) };
  const none = (alg: string) => [base64({ alg, typ: "JWT" }), body] as const;
  const edited = (change: object) =>
    `${head}.${base64({ ...claimsOf(eve.token), ...change })}.${partsOf(eve.token)[2]}`;
  const signed = (header: object, key: Uint8Array = bytes(secret())) =>
    new SignJWT(claims).setProtectedHeader(header as JWTHeaderParameters).sign(key);
  const ours = (change: object) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: "HS256" }).sign(bytes(secret()));
  const byRsa = async (header: object) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", ...header }).sign(pair.privateKey);
  const jwk = await exportJWK(pair.publicKey);
  const spki = await exportSPKI(pair.publicKey);
  return {
    ...Object.fromEntries(["none", "None", "NONE", "nOnE", ""].map((alg) => [`alg ${alg}`, `${none(alg).join(".")}.`])),
    "alg none with a signature": `${none("none").join(".")}.${mark}`,
    "alg none in two parts": none("none").join("."),
    "HS384 with our secret": await signed({ alg: "HS384" }),
    "HS512 with our secret": await signed({ alg: "HS512" }),
    "RS256 with a key of one's own": await byRsa({}),
    "RS256 with its key in the header": await byRsa({ jwk }),
    "RS256 with the address of its key": await byRsa({
      jku: "https://evil.example/keys",
      x5u: "https://evil.example/c",
    }),
    "a public key as the secret": await signed({ alg: "HS256" }, bytes(spki)),
    "the key of another installation": await signed(
      { alg: "HS256" },
      bytes("a secret of another installation, as long as ours"),
    ),
    "an empty key that kid points at": await signed({ alg: "HS256", kid: "../../../dev/null" }, bytes("\0")),
    "a good signature over a header that names another algorithm": `${base64({ alg: "HS512" })}.${body}.${mark}`,
    "an unknown critical header": `${base64({ alg: "HS256", crit: ["x"], x: 1 })}.${body}.${mark}`,
    "another user": edited({ sub: ann.id }),
    "another user with that user's session": edited({ sub: ann.id, sid: ann.own.session, username: "Ann" }),
    "another session": edited({ sid: ann.own.session }),
    "another name": edited({ username: "Ann" }),
    "a longer life": edited({ exp: 9_999_999_999 }),
    "no signature": `${head}.${body}.`,
    "half a signature": `${head}.${body}.${mark.slice(0, 20)}`,
    "somebody else's signature": `${head}.${body}.${partsOf(eve.token)[2]}`,
    "a signature whose last character has other unused bits": `${head}.${body}.${otherSpelling(mark)}`,
    "another issuer": await ours({ iss: "another product" }),
    "another audience": await ours({ aud: "another product" }),
    "several audiences": await ours({ aud: ["flexi", "another product"] }),
    "four parts": `${ann.token}.${mark}`,
    "an id of a session": String(ann.own.session),
    "an id of a user": ann.id,
    "not to be used yet": await new SignJWT({ ...claims, nbf: 9_999_999_999 })
      .setProtectedHeader({ alg: "HS256" })
      .sign(bytes(secret())),
    "encrypted with our secret": await encode({ token: claims, secret: secret() }),
    "encrypted directly": await new EncryptJWT({ ...claims })
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .encrypt(bytes(secret().slice(0, 32))),
  };
}

/** The token of a mail that is printed, as it is where no mail server is configured. */
async function resetToken(): Promise<string> {
  const line = printed.line();
  await call("POST", "/api/forgot-password", { body: { email: ann.email } });
  return /token=([\w-]{43})/.exec(await line)?.[1] ?? "";
}

test("a token names its issuer and its audience, and one from before it did so is good until it expires", async () => {
  expect(claimsOf(ann.token)).toMatchObject({ iss: "flexi", aud: "flexi" });
  const { iss, aud, ...earlier } = claimsOf(ann.token) as Record<string, unknown>;
  const token = await new SignJWT(earlier).setProtectedHeader({ alg: "HS256" }).sign(bytes(secret()));
  expect(await call("GET", "/api/profile", { token })).toMatchObject({ status: 200 });
});

test("a token is accepted only in the Authorization header", async () => {
  const { token } = ann;
  const calls = [
    call("GET", `/api/profile?token=${token}&access_token=${token}`),
    call("GET", "/api/profile", { headers: { cookie: `token=${token}; next-auth.session-token=${token}` } }),
    call("GET", "/api/profile", { headers: { "x-authorization": `Bearer ${token}`, "x-access-token": token } }),
    call("GET", "/api/profile", { headers: { authorization: `Basic ${token}` } }),
    call("POST", "/api/search", { body: { searchTerm: "house", token } }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
});

testInProcess("a file's link, a reset token and a form's secret are no bearer tokens", async () => {
  const { conversation } = (await call("GET", `/api/conversations/${ann.conversationId}`, { token: ann.token }))
    .body as {
    conversation: { continuations: { file: { fileUrl: string } }[] };
  };
  const link = new URL(conversation.continuations[0]?.file.fileUrl ?? "", "http://localhost");
  expect(await send("GET", link.pathname + link.search)).toMatchObject({ status: 200 });
  const { csrfToken } = (await call("GET", "/api/auth/csrf")).body;
  const others = [...link.searchParams.values(), await resetToken(), String(csrfToken)];
  for (const token of others) expect(await call("GET", "/api/profile", { token })).toMatchObject({ status: 403 });
  // And the other way round: a bearer token is no reset token and no signature of a link.
  const body = { token: ann.token, password: "mine from now on" };
  expect(await call("POST", "/api/reset-password", { body })).toMatchObject({ status: 400 });
  for (const name of link.searchParams.keys()) {
    const other = new URL(link);
    other.searchParams.set(name, ann.token);
    expect((await send("GET", other.pathname + other.search)).status).toBeGreaterThanOrEqual(400);
  }
});

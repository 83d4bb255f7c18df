import { expect } from "@jest/globals";
import { jwtVerify, SignJWT } from "jose";
import { signToken } from "@/lib/server/auth/token";
import { env } from "@/lib/server/env";
import { call, type Person, signUp } from "../support/api/client";
import { fetchFile, upload } from "../support/api/files";
import { testInProcess as test } from "../support/api/in-process-only";

/** The environment is read once, so its parsed form is changed. */
const changeSecret = (AUTH_SECRET: string) =>
  Object.assign(env(), { AUTH_SECRET, AUTH_SECRET_PREVIOUS: env().AUTH_SECRET });

const statusOf = async (token: string) => (await call("GET", "/api/profile", { token })).status;

/** The token of a person, signed again with `secret` and issued some days ago; by itself it would last for a year. */
function issued({ token }: Person, daysAgo: number, secret: string): Promise<string> {
  const claims = JSON.parse(Buffer.from(String(token.split(".")[1]), "base64url").toString());
  const iat = Math.floor(Date.now() / 1000) - daysAgo * 86_400;
  const jwt = new SignJWT({ ...claims, iat, exp: iat + 365 * 86_400 }).setProtectedHeader({ alg: "HS256" });
  return jwt.sign(new TextEncoder().encode(secret));
}

test("after a change of the secret, tokens of the previous one are good for a week and links until they end; new ones have the new one", async () => {
  const old = String(process.env.AUTH_SECRET);
  const ann = await signUp();
  const { file } = await upload(ann, "A letter");
  changeSecret("a new secret that only the tests know");
  expect([await statusOf(ann.token), (await fetchFile(file.fileUrl)).status]).toEqual([200, 200]);
  expect(await statusOf(await issued(ann, 6.9, old))).toBe(200);
  expect(await statusOf(await issued(ann, 7.1, old))).toBe(403);
  expect(await statusOf(await issued(ann, 0, "a secret of somebody else, as long as ours"))).toBe(403);
  const token = await signToken({ sub: "ann", username: "Ann", sid: "session" });
  await expect(jwtVerify(token, new TextEncoder().encode(env().AUTH_SECRET))).resolves.toBeTruthy();
});

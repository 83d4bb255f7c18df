import { expect, test } from "@jest/globals";
import { call, signUp } from "../support/api";

const tryLogin = (username: string, password: string) => call("POST", "/api/login", { body: { username, password } });

test("the right password answers with a token that opens the profile", async () => {
  const ann = await signUp();
  const { status, body } = await tryLogin(ann.username, ann.password);
  expect(status).toBe(200);
  const profile = await call("GET", "/api/profile", { token: String(body.token) });
  expect(profile.body).toEqual({ username: ann.username, email: ann.email, displayName: "" });
});

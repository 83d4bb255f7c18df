import { expect, test } from "@jest/globals";
import { call } from "../support/api";
import { forgeries } from "../support/forgeries";
import { moveIn } from "../support/resident";
import { playedProvider } from "../support/talk";

playedProvider();

test("no forged token is anybody, neither as a bearer nor as a session of next-auth", async () => {
  const [ann, eve] = [await moveIn("Ann"), await moveIn("Eve")];
  for (const [kind, token] of Object.entries(await forgeries(ann, eve))) {
    const { status } = await call("GET", "/api/profile", { token });
    const cookie = `next-auth.session-token=${token}; __Secure-next-auth.session-token=${token}`;
    const session = await call("GET", "/api/auth/session", { headers: { cookie } });
    expect({ kind, status, session: session.body }).toEqual({ kind, status: 403, session: {} });
  }
  expect(await call("GET", "/api/profile", { token: ann.token })).toMatchObject({ status: 200 });
});

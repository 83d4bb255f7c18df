import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { calls } from "../support/access";
import { contentType, nearly, raw } from "../support/any-bodies";
import { call, send, signUp } from "../support/api";
import { ownConfiguration } from "../support/configuration";
import { methods, routes } from "../support/routes";
import { playedProvider } from "../support/talk";

playedProvider();
ownConfiguration();

const seed = 20_260;
const perCall = 20;
const perRoute = 8;

test.each(calls.filter(({ body }) => body))("$name never fails on our side, whatever the fields are", async (row) => {
  const bodies = fc.sample(nearly(row.body ?? {}), { seed, numRuns: perCall });
  let { token } = await signUp();
  for (const body of bodies) {
    const { status } = await call(row.method, row.path, { token, body });
    // The account is gone: one of these bodies was right.
    if (status === 403) ({ token } = await signUp());
    expect({ body, isOurs: status >= 500 }).toEqual({ body, isOurs: false });
  }
});

test("no route fails on our side, whatever the bytes and their type are", async () => {
  const bodies = fc.sample(fc.tuple(raw, contentType), { seed, numRuns: perRoute });
  const writes = methods.filter((method) => method !== "GET");
  for (const path of routes.map(({ path }) => path.replace(/\[+(?:\.\.\.)?\w+\]+/g, "unknown"))) {
    const { token } = await signUp();
    for (const [body, type] of bodies) {
      const answers = writes.map((method) => send(method, path, { token, body, headers: { "content-type": type } }));
      for (const { status } of await Promise.all(answers))
        expect({ path, type, status: status < 500 }).toMatchObject({ status: true });
    }
  }
  expect(await call("GET", "/api/health")).toMatchObject({ status: 200 });
});

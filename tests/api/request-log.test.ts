import { setImmediate as endOfTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, jest } from "@jest/globals";
import { call, send, signUp } from "../support/api/client";
import { testInProcess as test } from "../support/api/in-process-only";

// In development nothing is logged.
const inProduction = jest.replaceProperty(process.env, "NODE_ENV", "production");
const printed = jest.spyOn(process.stdout, "write").mockReturnValue(true);
beforeAll(() => {
  printed.mockClear();
});
afterAll(() => inProduction.restore());

async function forget() {
  await endOfTurn();
  printed.mockClear();
}

/** The lines printed by the end of this turn of the event loop. */
async function lines() {
  await endOfTurn();
  return printed.mock.calls.flatMap(([text]) => String(text).trimEnd().split("\n")).map((line) => JSON.parse(line));
}

test("each request is one log line with its route, status and duration", async () => {
  const { token } = await signUp();
  await forget();
  await call("GET", "/api/profile", { token });
  await call("GET", "/api/conversations/that-one?secret=1", { token });
  expect(await lines()).toEqual([
    {
      level: "info",
      id: expect.any(String),
      method: "GET",
      route: "/api/profile",
      status: 200,
      ms: expect.any(Number),
    },
    expect.objectContaining({ method: "GET", route: "/api/conversations/[id]", status: 404 }),
  ]);
  const [first, second] = await lines();
  expect(first.id).not.toBe(second.id);
});

test.each([
  ["/api/share/post/that-post/3", "/api/share/post/[postId]/[index]"],
  ["/api/my/own/words", "/api/[path]/[path]/[path]"],
  ["/api/conversations/caf%C3%A9%20secret", "/api/conversations/[?]"],
])("%s is written as %s", async (path, route) => {
  await forget();
  await send("GET", path);
  expect(await lines()).toMatchObject([{ route }]);
});

import { setImmediate as endOfTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, jest } from "@jest/globals";
import { env } from "@/lib/server/env";
import { ApiError } from "@/lib/server/errors";
import { publicRoute } from "@/lib/server/http/route";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { lighthouse } from "../support/api/chat";
import { call, send, signUp } from "../support/api/client";
import { testInProcess as test } from "../support/api/in-process-only";

const { lines: consoleLines } = captureConsole();

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
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: "info",
      id: expect.any(String),
      method: "GET",
      route: "/api/profile",
      status: 200,
      ms: expect.any(Number),
    },
    expect.objectContaining({ method: "GET", route: "/api/conversations/[id]", status: 404, code: "not_found" }),
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

test("all lines of a request have the id that its response names, and a failure its reason", async () => {
  await forget();
  const failing = publicRoute(async () => {
    throw new Error("secret", { cause: new TypeError("secret") });
  });
  const { headers } = await failing(new Request("http://localhost/api/thing"));
  const id = headers.get("x-request-id");
  expect(consoleLines.map((line) => JSON.parse(line))).toMatchObject([
    { time: expect.any(String), level: "error", id, reason: "internal_error", name: "Error", cause: "TypeError" },
  ]);
  expect(await lines()).toMatchObject([{ id, status: 500, code: "internal_error" }]);
});

test("a limit at work is no error: its one line is the request's", async () => {
  await forget();
  const refusing = publicRoute(async () => {
    throw new ApiError("busy", refusalTexts.busy, 5);
  });
  await refusing(new Request("http://localhost/api/thing"));
  expect(consoleLines).toEqual([]);
  expect(await lines()).toMatchObject([{ status: 503, code: "busy" }]);
});

test("only a failure that we have no code for is logged with its stack", async () => {
  const unreachable = Object.assign(new Error("secret"), { code: "ECONNREFUSED" });
  for (const error of [new Error("secret"), new ApiError("ai_failed", "The AI failed."), unreachable]) {
    const failing = publicRoute(() => Promise.reject(error));
    await failing(new Request("http://localhost/api/thing"));
  }
  expect(consoleLines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ reason: "internal_error", at: expect.any(Array) }),
    expect.not.objectContaining({ at: expect.anything() }),
    expect.not.objectContaining({ at: expect.anything() }),
  ]);
});

test.each([false, true])(
  "a reply is one line at its end, with the time that the AI took (events: %p)",
  async (events) => {
    const ann = await signUp();
    await forget();
    const response = await send("POST", "/api/grok", {
      token: ann.token,
      body: lighthouse,
      headers: events ? { accept: "text/event-stream" } : {},
    });
    await response.text();
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ route: "/api/grok", status: 200, id: response.headers.get("x-request-id") });
    expect(line.aiMs).toBeGreaterThan(0);
    expect(line.aiMs).toBeLessThanOrEqual(line.ms);
  },
);

test("where the level is error requests are not logged", async () => {
  await forget();
  Object.assign(env(), { LOG_LEVEL: "error" });
  await call("GET", "/api/profile");
  expect(printed).not.toHaveBeenCalled();
  Object.assign(env(), { LOG_LEVEL: "info" });
});

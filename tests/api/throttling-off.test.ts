import { beforeAll, expect, test } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { call, signUp } from "../support/api/client";

captureConsole();

beforeAll(() => {
  process.env.RATE_LIMIT_FACTOR = "0";
});

test("a factor of 0 turns throttling off", async () => {
  const { username } = await signUp();
  for (let time = 0; time < 12; time += 1) {
    const body = { username, password: "wrong" };
    expect(await call("POST", "/api/login", { body })).toMatchObject({ status: 401 });
  }
});

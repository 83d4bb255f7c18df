import { expect } from "@jest/globals";
import { Client } from "pg";
import { databaseTimings } from "@/lib/api/server-limits";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, callUntilFree, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { createConversation, note } from "../support/api/journal";

fakeProvider();
captureConsole();

// Longer than a connection takes on a busy machine: one that fails leaves room for the call that is to wait.
databaseTimings.connectionMs = 6_000;

testInProcess("a call that waits too long for a connection gets 503, and succeeds once there is one", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const holder = new Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE "Note" IN EXCLUSIVE MODE`);
  const notes = Array.from({ length: 20 }, (_, index) => note(ann, id, `note ${index}`, `key ${index}`));
  await Promise.race(notes);
  const { status, body, headers } = await call("GET", "/api/profile", { token: ann.token });
  expect({ status, body }).toEqual({
    status: 503,
    body: { message: refusalTexts.databaseUnavailable, code: "database_unavailable" },
  });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  await holder.end();
  await Promise.all(notes);
  expect(await callUntilFree(() => call("GET", "/api/profile", { token: ann.token }))).toMatchObject({ status: 200 });
  for (let index = 0; index < 20; index += 1) {
    const repeat = () => note(ann, id, `note ${index}`, `key ${index}`);
    expect(await callUntilFree(repeat)).toMatchObject({ status: 200 });
  }
});

import { expect, test } from "@jest/globals";
import { Client } from "pg";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { createConversation, note } from "../support/api/journal";

fakeProvider();
captureConsole();

test("a call that waits 2 s for a connection gets 503, and succeeds once there is one", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const holder = new Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE "Note" IN EXCLUSIVE MODE`);
  const notes = Array.from({ length: 20 }, (_, index) => note(ann, id, `note ${index}`, `key ${index}`));
  await Promise.race(notes);
  const started = Date.now();
  const { status, body, headers } = await call("GET", "/api/profile", { token: ann.token });
  expect({ status, body }).toEqual({
    status: 503,
    body: { message: refusalTexts.databaseUnavailable, code: "database_unavailable" },
  });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Date.now() - started).toBeLessThan(4_000);
  await holder.end();
  await Promise.all(notes);
  expect((await call("GET", "/api/profile", { token: ann.token })).status).toBe(200);
  for (let index = 0; index < 20; index += 1) {
    expect((await note(ann, id, `note ${index}`, `key ${index}`)).status).toBe(200);
  }
});

import { expect, test } from "@jest/globals";
import { Client } from "pg";
import { refusalTexts } from "@/lib/texts/refusal";
import { call, signUp } from "../support/api";
import { keepConsole } from "../support/console";
import { converse, note } from "../support/journal";
import { playedProvider } from "../support/talk";

playedProvider();
keepConsole();

test("whoever waits 2 s for a connection in vain is told to come back, and is served when there is one", async () => {
  const ann = await signUp();
  const id = await converse(ann);
  const holder = new Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE "Note" IN EXCLUSIVE MODE`);
  const notes = Array.from({ length: 20 }, (_, place) => note(ann, id, `note ${place}`, `key ${place}`));
  await Promise.race(notes);
  const started = Date.now();
  const { status, body, headers } = await call("GET", "/api/profile", { token: ann.token });
  expect({ status, body }).toEqual({ status: 503, body: { message: refusalTexts.databaseUnavailable } });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Date.now() - started).toBeLessThan(4_000);
  await holder.end();
  await Promise.all(notes);
  expect((await call("GET", "/api/profile", { token: ann.token })).status).toBe(200);
  for (let place = 0; place < 20; place += 1) {
    expect((await note(ann, id, `note ${place}`, `key ${place}`)).status).toBe(200);
  }
});

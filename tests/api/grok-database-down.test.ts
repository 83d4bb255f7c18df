import { expect, test } from "@jest/globals";
import type { AiEvent } from "@/lib/api/responses";
import { sendMessage } from "@/lib/server/chat/send-message";
import { db } from "@/lib/server/db/client";
import { respondWithReply } from "@/lib/server/http/event-stream";
import { userRoute } from "@/lib/server/http/route";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, lighthouse, readEvents, startConversation, streamMessage, waitUntil } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { databaseBehindProxy } from "../support/api/database-behind-proxy";

const provider = fakeProvider();
captureConsole();
const database = databaseBehindProxy();

test("a reply that ends while the database is down is saved when it is back", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  provider().script = "Which door?";
  const events = readEvents(await streamMessage(ann, { ...lighthouse, key: "k" }));
  await waitUntil(() => provider().requests.length === 1);
  await database().proxy.cut();
  provider().resume();
  let received = "";
  while (received !== "Which door?") received += deltaOf((await events.next()).value);
  const ended = events.next();
  for (let look = 0; look < 3; look += 1) expect((await call("GET", "/api/health")).status).toBe(503);
  await database().proxy.mend();
  const end = (await ended).value;
  expect(end).toMatchObject({ event: "done", data: { message: "Which door?" } });
  expect(await db().turn.findFirst()).toMatchObject({ response: "Which door?", leaseExpiresAt: null });
  expect(provider().requests).toHaveLength(1);
});

const deltaOf = (event: AiEvent | undefined) => (event?.event === "delta" ? event.data.text : "");

test("a reply that fails while the database is down can be asked for again as soon as it is back", async () => {
  const ann = await signUp();
  provider().fault = "hang";
  const impatient = userRoute(async ({ user, request }) =>
    respondWithReply(request, await sendMessage(user, "k", lighthouse, 2_000)),
  );
  const headers = { authorization: `Bearer ${ann.token}` };
  const response = impatient(new Request("http://localhost:3000/api/grok", { method: "POST", headers }));
  await waitUntil(() => provider().requests.length === 1);
  await database().proxy.cut();
  expect((await response).status).toBe(504);
  await database().proxy.mend();
  provider().fault = null;
  await waitUntil(async () => (await db().turn.findFirst())?.leaseExpiresAt === null);
  expect((await startConversation(ann, { key: "k" })).status).toBe(200);
});

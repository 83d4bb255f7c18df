import { afterAll, expect } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { calls } from "../support/api/access";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { type Person, send, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { sha256 } from "../support/api/files";
import { testInProcess as test } from "../support/api/in-process-only";
import { shortestBlock } from "../support/api/longest-block";
import type { Method } from "../support/api/routes";
import { type Body, fileForm, streamOf, worstBodies, worstOutlines, worstQuery } from "../support/api/worst-bodies";
import { worstUploads } from "../support/factories/worst-files";
import { illegalImports, largestConversation } from "../support/factories/worst-journals";

// No call may hold up all others for more than 100 ms, whatever it is sent.

captureConsole();
fakeProvider();
ownConfiguration();

/** The longest block of each call, in milliseconds. */
const blocks = new Map<string, number>();
afterAll(() => {
  const lines = [...blocks]
    .sort(([, a], [, b]) => b - a)
    .map(([call, ms]) => `${ms.toFixed(0).padStart(5)} ms  ${call}`);
  process.stdout.write(`The longest block of the event loop by each call:\n${lines.join("\n")}\n`);
});

type Row = { name: string; method: Method; path: string };
const rowOf = (name: string, path = name.split(" ")[1] ?? ""): Row => ({
  name,
  method: name.split(" ")[0] as Method,
  path,
});

/** Makes the call, and judges the longest block that it causes. Returns who made it: `person`, or somebody new for each try. */
async function expectShortBlock({ name, method, path }: Row, body: Body | null, person?: Person): Promise<Person> {
  let caller = person;
  let status = 0;
  const { ms, isShort } = await shortestBlock(async () => {
    caller = person ?? (await signUp());
    const headers: Record<string, string> = body ? { "content-type": body.type } : {};
    const options = { token: caller.token, headers, ...(body && { body: streamOf(body) }) };
    const response = await send(method, path, options);
    for await (const _ of response.body ?? []);
    status = response.status;
  });
  blocks.set(name, Math.max(blocks.get(name) ?? 0, ms));
  expect({ kind: body?.kind, ms, isShort, isOurs: status >= 500 }).toMatchObject({ isShort: true, isOurs: false });
  return caller as Person;
}

/** Most calls read JSON alike (`readJson`). These read a form, too, or are the one that stands for the others. */
const reading = /^POST \/api\/(training\/m|search$)/;

test.each(calls)("$name", async ({ owned, body, name, method, path }) => {
  const person = await signUp();
  const own = await owned?.(person);
  const row = { name, method, path: own?.path ?? path };
  if (method === "GET") {
    await expectShortBlock(row, null, person);
    await expectShortBlock(
      { ...row, path: `${row.path}${row.path.includes("?") ? "&" : "?"}${worstQuery}` },
      null,
      person,
    );
    return;
  }
  const fields = { ...(body ?? { file: "" }), ...own?.body };
  const outlines = !body || reading.test(name) ? worstOutlines(fields) : [];
  for (const worst of [...outlines, ...worstBodies(fields)]) await expectShortBlock(row, worst, person);
});

test.each(Object.entries(worstUploads))("POST /api/upload of %s", async (kind, content) => {
  await expectShortBlock(rowOf("POST /api/upload"), fileForm(kind, content));
});

test.each(Object.entries(illegalImports))("POST /api/account/import of %s", async (kind, content) => {
  await expectShortBlock(rowOf("POST /api/account/import"), fileForm(kind, content));
});

test("the largest conversation is imported, and exported in each format", async () => {
  const ann = await expectShortBlock(rowOf("POST /api/account/import"), fileForm("the largest", largestConversation));
  for (const format of ["json", "markdown", "html"])
    await expectShortBlock(rowOf("GET /api/account/export", `/api/account/export?format=${format}`), null, ann);
});

test("a piece of an export arrives", async () => {
  const name = "PUT /api/account/import/[id]/[number]";
  const piece = largestConversation.subarray(0, limits.importPieceBytes);
  await expectShortBlock(rowOf(name, `/api/account/import/${sha256(piece)}/0`), fileForm("a piece", piece));
});

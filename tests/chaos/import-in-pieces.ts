import { createHash, randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { limits } from "../../lib/api/limits";
import { residentMegabytes } from "../support/load/latency-probe";
import { type App, newFolder, serverPid, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { assertOk, callApp, newWriters, startMemory, type Writer } from "../support/process/client";

/** Attached texts of almost 4 MB: 100 MB as JSON. */
const files = 19;
const fileBytes = 3_900_000;
const pollMs = 20;

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

function formOf(content: Buffer, name: string): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(content)]), name);
  return form;
}

async function attachFiles(writer: Writer): Promise<void> {
  const { url, token } = writer;
  const { conversationId } = (await startMemory(writer, "The letters")).body;
  for (let count = 1; count <= files; count += 1) {
    const content = Buffer.from(randomBytes((fileBytes / 4) * 3).toString("base64"));
    const { fileId } = (await callApp(url, "/api/upload", { token, body: formOf(content, `${count}.txt`) })).body;
    const body = { conversationId, message: `Letter ${count}`, fileId, keepOnly: true };
    assertOk(await callApp(url, "/api/grok", { token, body }));
  }
}

async function exportOf({ url, token }: Writer): Promise<Buffer> {
  const response = await fetch(`${url}/api/account/export`, { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await response.arrayBuffer());
}

/** A fingerprint of an export, without what differs between accounts. */
function fingerprintOf(exported: Buffer): string {
  const own = /^(_id|id|exportedAt|username|displayName|email|requestKey)$/;
  const { conversations, files } = JSON.parse(exported.toString()) as Record<string, unknown>;
  return sha256(JSON.stringify([conversations, files], (name, value) => (own.test(name) ? undefined : value)));
}

type Import = { writer: Writer; path: string; pieces: Buffer[]; sent: number[] };

function importOf(writer: Writer, bytes: Buffer): Import {
  const size = limits.importPieceBytes;
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, number) =>
    bytes.subarray(number * size, (number + 1) * size),
  );
  return { writer, path: `/api/account/import/${sha256(pieces.map(sha256).join(""))}`, pieces, sent: [] };
}

/** What the browser does with a chosen file, until a call fails. */
async function sendRest({ writer, path, pieces, sent }: Import): Promise<boolean> {
  const { url, token } = writer;
  const { body } = await callApp(url, path, { method: "GET", token });
  const arrived = (body.pieces ?? []) as number[];
  for (const [number, piece] of pieces.entries()) {
    if (arrived.includes(number)) continue;
    const { status } = await callApp(url, `${path}/${number}`, { method: "PUT", token, body: formOf(piece, "piece") });
    if (status !== 200) return false;
    sent.push(number);
  }
  return true;
}

const finish = ({ writer, path, pieces }: Import) =>
  callApp(writer.url, path, { token: writer.token, body: { pieces: pieces.map(sha256) }, timeoutMs: 300_000 });

async function sendAll(one: Import): Promise<void> {
  if (await sendRest(one)) await finish(one);
}

/** Resolves once `count` pieces were acknowledged and `moreMs` have passed. */
async function until({ sent }: Import, count: number, moreMs: number): Promise<void> {
  while (sent.length < count) await wait(pollMs);
  await wait(moreMs);
}

/** How long a call takes in seconds, and the server's largest size meanwhile in MB. */
async function measured(app: App, call: () => Promise<unknown>) {
  let [peak, isOver] = [0, false];
  const started = performance.now();
  const calling = call().finally(() => (isOver = true));
  while (!isOver) {
    peak = Math.max(peak, await residentMegabytes(await serverPid(app)));
    await wait(pollMs);
  }
  await calling;
  return { seconds: (performance.now() - started) / 1000, peak };
}

async function importInPieces(): Promise<Outcome> {
  const environment = { DATA_DIR: await newFolder() };
  let app = await startApp(environment);
  try {
    const [ann, bob, cai] = (await newWriters(app.url, 3)) as [Writer, Writer, Writer];
    await attachFiles(ann);
    const bytes = await exportOf(ann);
    const [undisturbed, killed] = [importOf(bob, bytes), importOf(cai, bytes)];
    await sendRest(undisturbed);
    const { seconds, peak } = await measured(app, async () => assertOk(await finish(undisturbed)));

    const count = killed.pieces.length;
    const kills = [
      { after: 0, moreMs: 15 },
      { after: Math.round(count / 3), moreMs: Math.random() * 50 },
      { after: count - 2, moreMs: Math.random() * 50 },
      { after: count, moreMs: seconds * 100 },
      { after: count, moreMs: seconds * 500 },
    ];
    for (const { after, moreMs } of kills) {
      const attempting = sendAll(killed);
      await until(killed, after, moreMs);
      app.kill();
      await Promise.all([app.exited, attempting]);
      app = await startApp(environment);
      for (const writer of [ann, bob, cai]) writer.url = app.url;
    }
    await sendRest(killed);
    assertOk(await finish(killed));
    const fingerprints = new Set<string>();
    for (const writer of [ann, bob, cai]) fingerprints.add(fingerprintOf(await exportOf(writer)));
    const isSame = fingerprints.size === 1;
    const twice = killed.sent.length - new Set(killed.sent).size;
    return {
      figure:
        `${(bytes.length / 1e6).toFixed(0)} MB in ${count} pieces, ${twice} sent again after they were acknowledged, ` +
        `${isSame ? "the same" : "another"} export; the last call ${seconds.toFixed(1)} s, RSS at most ${peak.toFixed(0)} MB`,
      isMet: isSame && twice === 0 && seconds < 60,
    };
  } finally {
    await app.stop();
    await rm(environment.DATA_DIR, { recursive: true });
  }
}

export const chaosTest: ChaosTest = {
  claim: "an import of 100 MB in pieces survives kill -9 at five points",
  goal: "the same export, no acknowledged piece sent again, the last call < 60 s",
  run: importInPieces,
};

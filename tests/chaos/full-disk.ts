import { execFileSync } from "node:child_process";
import { appendFile, chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findServer } from "../../lib/launcher/postgres-process";
import { measureDataLoss } from "../support/load/data-loss";
import { megabyte } from "../support/load/raw-http";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import type { App } from "../support/process/app";
import { withAppAndProvider } from "../support/process/app-with-provider";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import {
  addNote,
  callApp,
  newWriter,
  newWriters,
  type Reply,
  startMemory,
  type Writer,
} from "../support/process/client";
import { health } from "../support/process/test";

/** Enough space for the start; `leaveRoom` then shrinks the disk to what is used and a little more. */
const startMb = 512;
const roomMb = 20;
const healthyWithinMs = 30_000;
const page = "A long letter. ".repeat(35);
const pollMs = 100;
/** How long the outage lasts before there is room again: long enough for several restarts to fail. */
const crashedMs = 5_000;

/** Mounts a disk in memory. `null` if mounting is not allowed. */
async function mountDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "flexi-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${startMb}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  await chmod(folder, 0o755);
  return folder;
}

async function leaveRoom(disk: string, megabytes: number): Promise<void> {
  const { blocks, bfree, bsize } = await statfs(disk);
  const bytes = (blocks - bfree) * bsize + megabytes * megabyte;
  execFileSync("mount", ["-o", `remount,size=${bytes}`, disk]);
}

/** Fills the disk to the last block. */
async function fill(file: string): Promise<void> {
  for (const bytes of [megabyte, 4096]) {
    while (
      await appendFile(file, Buffer.alloc(bytes)).then(
        () => true,
        () => false,
      )
    );
  }
}

function upload({ url, token }: Writer): Promise<Reply> {
  const form = new FormData();
  form.append("file", new Blob(["A page. ".repeat(100_000)]), "page.txt");
  return callApp(url, "/api/upload", { token, body: form });
}

const writesAtLeast = 50;
const writesAtMost = 5_000;

/** Writes until at least one write has failed, and at least 50 times. Returns the failed responses. */
async function failures(writer: Writer, conversationId: string): Promise<Reply[]> {
  const failed: Reply[] = [];
  for (let count = 1; count <= writesAtMost && (count <= writesAtLeast || failed.length === 0); count += 1) {
    const reply = await (count % 10 === 0 ? upload(writer) : addNote(writer, conversationId, page));
    if (reply.status !== 200) failed.push(reply);
  }
  return failed;
}

async function surviveFullDisk(app: App, disk: string): Promise<Outcome> {
  const writers = (await newWriters(app.url, 4)).map((writer) => new RetryingClient(writer));
  const watcher = await newWriter(app.url);
  const id = String((await startMemory(watcher, "The letters")).body.conversationId);
  const writing = writeConcurrently(writers);
  await writing.untilWritten(40);
  await leaveRoom(disk, roomMb);
  const ballast = join(disk, "ballast");
  await fill(ballast);
  const failed = await failures(watcher, id);
  // The recovery of a crashed database also needs to write, and has no space for that either.
  const running = await findServer(join(app.folder, "database"));
  if (running) process.kill(running.pid, "SIGKILL");
  while ((await health(app.url)) === 200) await wait(pollMs);
  await wait(crashedMs);
  await rm(ballast);
  // The database may have used all the space that was freed, because its log grows in steps of 16 MB.
  await leaveRoom(disk, startMb);
  const freed = performance.now();
  while ((await health(app.url)) !== 200 || (await addNote(watcher, id, "Room")).status !== 200) await wait(pollMs);
  const seconds = (performance.now() - freed) / 1000;
  await writing.untilWritten(writing.count() + 20);
  await writing.end();
  const { figure, isNone } = await measureDataLoss(writers);
  const withoutMessage = failed.filter(({ status, body }) => status < 500 || typeof body.message !== "string").length;
  return {
    figure: `${failed.length} writes failed, ${withoutMessage} without a message; ${figure}; healthy ${seconds.toFixed(1)} s after space was back`,
    isMet: failed.length > 0 && withoutMessage === 0 && isNone && seconds * 1000 < healthyWithinMs,
  };
}

export const chaosTest: ChaosTest = {
  claim: `a full disk loses no acknowledged write (a tmpfs with ${roomMb} MB of room, the database killed while it is full)`,
  goal: "writes fail with a message, nothing lost, healthy ≤ 30 s after space is back",
  async run() {
    const disk = await mountDisk();
    if (disk === null) return { skipped: "mounting is not allowed here" };
    try {
      return await withAppAndProvider((app) => surviveFullDisk(app, disk), { DATA_DIR: join(disk, "data") });
    } finally {
      execFileSync("umount", ["-l", disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
};

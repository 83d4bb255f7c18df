import { once } from "node:events";
import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbeddedDatabase } from "../../lib/launcher/embedded-database";
import { newFolder } from "../support/process/app";
import { assertOk, callApp, newWriter, startMemory, threadOf } from "../support/process/client";
import { freePort } from "../support/process/pooler";
import { type Container, findEngine, type Image } from "./engines";

// `npm run test:container` builds the image, runs it alone and beside an empty Postgres as compose.yaml does, and writes in it.
// `npm run test:container -- IMAGE` builds it on another image with Node, such as one that needs no registry.

const name = "flexi-test";
const mostMegabytes = 420;
const startMs = 60_000;
const stopMs = 10_000;

function check(claim: string, isTrue: boolean): void {
  console.log(`${isTrue ? "✓" : "✗"} ${claim}`);
  if (!isTrue) process.exitCode = 1;
}

async function run(): Promise<void> {
  const engine = findEngine();
  if (!engine) return console.log("Skipped: there is no Docker, Podman or Buildah here that works.");
  const [base] = process.argv.slice(2);
  const image = engine(name, base ? ["--build-arg", `NODE=${base}`] : []);
  check(`the image has ${Math.round(image.megabytes)} MB, at most ${mostMegabytes}`, image.megabytes <= mostMegabytes);
  const folder = await newFolder();
  const database = await startEmbeddedDatabase(folder);
  try {
    await writeInContainer(image, {}, "Creating the database in /data");
    await writeInContainer(image, { DATABASE_URL: database.url }, "migrations were missing");
  } finally {
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

function outputOf({ process }: Container): () => string {
  let read = "";
  for (const stream of [process.stdout, process.stderr]) stream?.on("data", (chunk) => (read += chunk));
  return () => read;
}

async function writeInContainer(image: Image, environment: Record<string, string>, line: string): Promise<void> {
  const port = await freePort();
  const container = image.run({ ...environment, PORT: String(port) });
  const output = outputOf(container);
  const exited = once(container.process, "exit");
  try {
    const ms = await timeUntilHealthy(container, image.healthCheck);
    await write(container, `http://127.0.0.1:${port}`);
    check(`it printed "${line}" and was healthy after ${ms} ms`, output().includes(line));
  } catch (error) {
    check(`${error}\n${output()}`, false);
  }
  const started = Date.now();
  container.stop();
  const [code] = await exited;
  check(`it ends within ${stopMs} ms, without an error`, code === 0 && Date.now() - started < stopMs);
  container.remove();
}

async function timeUntilHealthy({ execute, process }: Container, healthCheck: string[]): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < startMs && process.exitCode === null) {
    try {
      execute(healthCheck);
      return Date.now() - started;
    } catch {
      await wait(500);
    }
  }
  throw new Error("It did not become healthy.");
}

async function write(container: Container, url: string): Promise<void> {
  const writer = await newWriter(url);
  const { body, status } = await startMemory(writer, "Skagen");
  const thread = await threadOf(writer, String(body.conversationId));
  check("somebody registers, writes and gets a reply", status === 200 && Boolean(thread.conversation.response));
  const form = new FormData();
  form.append("file", new File(["The lighthouse."], "place.txt", { type: "text/plain" }));
  assertOk(await callApp(url, "/api/upload", { token: writer.token, body: form }));
  check("a file is stored", container.execute(["ls", "-R", "/data/files"]).split("\n").length > 1);
  const listed = container.execute(["npm", "run", "--silent", "user", "--", "list"]);
  check("the operator's commands work inside", listed.includes(writer.username));
  const saved = container.execute(["npm", "run", "--silent", "backup", "--", "/data/backup-1"]);
  check("a backup is written into its volume", saved.startsWith("Backed up") && saved.includes("and 1 files"));
  check("nobody is root in it", container.execute(["id", "-u"]) === "1000");
  const mayWrite = container.execute(["sh", "-c", "touch /app/x 2>/dev/null && echo yes || echo no"]);
  check("its file system is read-only", mayWrite === "no");
}

run();

import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Manifest, readArchive } from "../../lib/operator/backup-archive";
import { scripts } from "../../package.json";
import { startFakeAi } from "../support/fakes/ai";
import { measureDataLoss } from "../support/load/data-loss";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import { newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { newWriters } from "../support/process/client";

/** Runs the operator's command on a data folder, as npm does. */
async function run(verb: "backup" | "restore", dataFolder: string, folder: string): Promise<void> {
  const program = [...scripts[verb].split(" ").slice(1), folder];
  const env = { ...process.env, DATABASE_URL: "", BLOB_READ_WRITE_TOKEN: "", S3_ENDPOINT: "", DATA_DIR: dataFolder };
  const child = spawn(process.execPath, program, {
    cwd: resolve(__dirname, "../.."),
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${verb} ended with ${code}`);
}

/** How many tables and files differ between two backups. */
export function differences(a: Manifest, b: Manifest): number {
  const parts = ({ tables, files }: Manifest) =>
    new Map(
      [...tables, ...files.toSorted((x, y) => (x.key < y.key ? -1 : 1))].map((part) => [
        "key" in part ? part.key : part.name,
        part,
      ]),
    );
  const [of, and] = [parts(a), parts(b)];
  return [...new Set([...of.keys(), ...and.keys()])].filter((name) => !isDeepStrictEqual(of.get(name), and.get(name)))
    .length;
}

export async function backUpUnderLoad({
  writers: count,
  before,
}: {
  writers: number;
  before: number;
}): Promise<Outcome> {
  const provider = await startFakeAi();
  const folder = await newFolder();
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const app = await startApp({ OPENAI_BASE_URL: provider.baseUrl });
  const writers = (await newWriters(app.url, count)).map((writer) => new RetryingClient(writer));
  const writing = writeConcurrently(writers);
  const restored = join(folder, "restored");
  try {
    await writing.untilWritten(before);
    const acknowledgedBefore = writers.map(({ acknowledged }) => acknowledged.length);
    await run("backup", app.folder, first);
    const meanwhile = writing.count() - acknowledgedBefore.reduce((sum, number) => sum + number, 0);
    await writing.end();
    await run("restore", restored, first);
    await run("backup", restored, second);
    const [manifest, again] = [await readArchive(first), await readArchive(second)];
    const changed = differences(manifest, again);
    // With the same secret the tokens of the writers are also valid in the restored app.
    await copyFile(join(app.folder, "secret"), join(restored, "secret"));
    const other = await startApp({ DATA_DIR: restored, OPENAI_BASE_URL: provider.baseUrl });
    for (const [index, writer] of writers.entries()) {
      writer.writer.url = other.url;
      writer.acknowledged.splice(acknowledgedBefore[index] ?? 0);
    }
    const { figure, isNone } = await measureDataLoss(writers);
    await other.stop();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      figure: `${rows} rows and ${manifest.files.length} files, ${meanwhile} writes meanwhile: ${changed} differences; before it ${figure}`,
      isMet: changed === 0 && meanwhile > 0 && isNone,
    };
  } finally {
    await writing.end().catch(() => {});
    await app.stop();
    await provider.close();
    await rm(folder, { recursive: true });
  }
}

export const chaosTest: ChaosTest = {
  claim: "a backup under load restores exactly (20 writers)",
  goal: "0 differences",
  run: () => backUpUnderLoad({ writers: 20, before: 2_000 }),
};

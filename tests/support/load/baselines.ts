import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { next, whileNextRuns } from "../process/next-server";

const bench = join(__dirname, "../../bench");
const plain = { NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1", NEXT_DIST_DIR: "" };

/** Addresses of the baselines: bare Node, and a bare Next whose handlers run the same statements and nothing else. */
export type Baselines = { floor: string; frame: string };

let built: Promise<unknown> | undefined;

/** Runs `work` while both baselines serve the same database. */
export async function withBaselines<Result>(
  databaseUrl: string,
  work: (references: Baselines) => Promise<Result>,
): Promise<Result> {
  const env = { ...process.env, ...plain, DATABASE_URL: databaseUrl };
  built ??= promisify(execFile)(process.execPath, [next, "build"], { cwd: join(bench, "frame"), env });
  await built;
  const execArgv = ["--conditions=react-server", "--require", "tsx/cjs"];
  const floor = fork(join(bench, "floor/server.ts"), { env, execArgv });
  try {
    const [port] = await once(floor, "message");
    return await whileNextRuns(join(bench, "frame"), env, (frame) =>
      work({ floor: `http://127.0.0.1:${port}`, frame }),
    );
  } finally {
    floor.disconnect();
  }
}

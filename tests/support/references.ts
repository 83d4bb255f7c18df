import { execFile, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";

const bench = join(__dirname, "../bench");
const next = require.resolve("next/dist/bin/next");
const plain = { NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1", NEXT_DIST_DIR: "" };

/** Addresses of what a call is measured beside: bare Node, and a bare Next with nothing but the statement in its handlers. */
export type References = { floor: string; frame: string };

let built: Promise<unknown> | undefined;

/** Runs `work` beside both references, on the database of a place. */
export async function besideReferences<Result>(
  databaseUrl: string,
  work: (references: References) => Promise<Result>,
): Promise<Result> {
  const env = { ...process.env, ...plain, DATABASE_URL: databaseUrl };
  built ??= promisify(execFile)(process.execPath, [next, "build"], { cwd: join(bench, "frame"), env });
  await built;
  const execArgv = ["--conditions=react-server", "--import", "tsx"];
  const floor = fork(join(bench, "floor/server.ts"), { env, execArgv });
  const frame = spawn(process.execPath, [next, "start", "-p", "0"], {
    cwd: join(bench, "frame"),
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = await once(floor, "message");
    return await work({ floor: `http://127.0.0.1:${port}`, frame: await addressIn(frame.stdout) });
  } finally {
    floor.disconnect();
    frame.kill();
    await once(frame, "exit");
  }
}

async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
  let said = "";
  for await (const chunk of output) {
    said += chunk;
    const [, port] = /Local:\s+http:\/\/localhost:(\d+)[\s\S]*Ready/.exec(said) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The frame did not start: ${said}`);
}

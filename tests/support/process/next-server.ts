import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

export const next = require.resolve("next/dist/bin/next");

/** `next start` of a folder that is built, on any free port; `work` is given its address. */
export async function whileNextRuns<Result>(
  cwd: string,
  env: NodeJS.ProcessEnv,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, [next, "start", "-p", "0"], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    return await work(await addressIn(server.stdout));
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

async function addressIn(output: Readable): Promise<string> {
  let said = "";
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += chunk;
    const [, port] = /Local:\s+http:\/\/localhost:(\d+)[\s\S]*Ready/.exec(said) ?? [];
    // What it says later is read as well: a server that nobody reads stands still.
    if (port) output.resume();
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`It did not start: ${said}`);
}

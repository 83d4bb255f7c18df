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

async function addressIn(stream: Readable): Promise<string> {
  let output = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    output += chunk;
    const [, port] = /Local:\s+http:\/\/localhost:(\d+)[\s\S]*Ready/.exec(output) ?? [];
    // Keep reading the output: a server whose pipe is full stops.
    if (port) stream.resume();
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`It did not start: ${output}`);
}

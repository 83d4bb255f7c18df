import { fork } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";
import { stopServer } from "./postgres-process";

export const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** What the program sends when it has started the database in this folder. */
export type DatabaseStarted = { cluster: string };

/** A graceful shutdown takes up to 8 s (start.ts), and the database stops after it. */
const shutdownMs = 10_000;

/**
 * Runs a program that ends at a signal, and kills it if it has not ended by the deadline: while its event loop is blocked it handles
 * no signal. This process does nothing else, so its own loop never is. Then stops the program's database, however long that takes,
 * and returns the exit code.
 */
export async function supervise(program: string, deadlineMs: number): Promise<number> {
  // The reader of the output may be gone.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  const child = fork(program);
  let cluster = "";
  child.on("message", (message: Partial<DatabaseStarted>) => {
    // tsx sends messages of its own.
    if (message.cluster) cluster = message.cluster;
  });
  const kill = () => {
    console.error("Flexi does not respond and is being stopped.");
    child.kill("SIGKILL");
  };
  let deadline: NodeJS.Timeout | undefined;
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    deadline ??= setTimeout(kill, deadlineMs);
  };
  for (const signal of stopSignals) process.on(signal, stop);
  // It disconnects after its last message.
  const [[code, signal]] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
  clearTimeout(deadline);
  if (cluster) await stopServer(cluster);
  return code ?? 128 + constants.signals[signal as NodeJS.Signals];
}

if (require.main === module) supervise(join(__dirname, "start.ts"), shutdownMs).then((code) => process.exit(code));

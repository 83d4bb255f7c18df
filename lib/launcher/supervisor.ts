import { fork } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";
import { stopServer } from "./postgres-process";

export const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** What the program sends when it has started the database in this folder. */
export type DatabaseStarted = { cluster: string };

/** A graceful shutdown takes up to 8 s (start.ts). */
const shutdownMs = 10_000;

/**
 * Runs a program that stops at a signal, and kills it if it has not disconnected by the deadline: while its event loop is blocked
 * it handles no signal. This process does nothing else, so its own loop never is. Stops the database that the program has left
 * behind, and returns the exit code.
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
    if (!child.connected) return;
    console.error("Flexi does not respond and is ended.");
    child.kill("SIGKILL");
  };
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    setTimeout(kill, deadlineMs).unref();
  };
  for (const signal of stopSignals) process.on(signal, stop);
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  if (code !== 0 && cluster) await stopServer(cluster);
  return code ?? 128 + constants.signals[signal ?? "SIGKILL"];
}

if (require.main === module) supervise(join(__dirname, "start.ts"), shutdownMs).then((code) => process.exit(code));

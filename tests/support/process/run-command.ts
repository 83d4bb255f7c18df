import { spawnSync } from "node:child_process";

/** Runs an operator's command as npm does, such as "backup" of `lib/operator/backup-command.ts`, and waits for its end. */
export function runCommand(name: string, words: string[] = [], variables: Record<string, string> = {}) {
  const program = ["--require", "tsx/cjs", `lib/operator/${name}-command.ts`, ...words];
  const env = { ...process.env, ...variables };
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { encoding: "utf8", env });
  return { stdout, stderr, output: stdout + stderr, status };
}

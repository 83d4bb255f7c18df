import { spawnSync } from "node:child_process";
import { scripts } from "../../../package.json";

/** Runs an operator's command as npm does, such as "backup", and waits for its end. */
export function runCommand(name: keyof typeof scripts, words: string[] = [], variables: Record<string, string> = {}) {
  const program = [...scripts[name].split(" ").slice(1), ...words];
  const env = { ...process.env, ...variables };
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { encoding: "utf8", env });
  return { stdout, stderr, output: stdout + stderr, status };
}

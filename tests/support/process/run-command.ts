import { spawnSync } from "node:child_process";
import { scripts } from "../../../package.json";

/** Runs an operator's command as npm does, such as "backup", and waits for its end. */
export function runCommand(name: keyof typeof scripts, words: string[] = [], variables: Record<string, string> = {}) {
  const program = [...scripts[name].split(" ").slice(1), ...words];
  const env = { ...process.env, ...variables };
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { encoding: "utf8", env });
  return { stdout, stderr, output: stdout + stderr, status };
}

/** The same in this process, which saves the start of one. The test of each command runs it by its name, too. */
export async function runInProcess(
  run: (words: string[]) => Promise<string>,
  words: string[],
  variables: Record<string, string> = {},
) {
  const own = { ...process.env };
  Object.assign(process.env, variables);
  const { stdout, stderr } = await run(words)
    .then((result) => ({ stdout: `${result}\n`, stderr: "" }))
    .catch((error: Error) => ({ stdout: "", stderr: `${error.message}\n` }))
    .finally(() => Object.assign(process.env, own));
  return { stdout, stderr, output: stdout + stderr, status: stderr ? 1 : 0 };
}

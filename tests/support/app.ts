import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "../..");

/** Set empty, so that neither the shell nor an .env file of the machine reaches what is tested. */
const nothingFromOutside = {
  ...{ DATABASE_URL: "", AUTH_SECRET: "", APP_URL: "", BLOB_READ_WRITE_TOKEN: "" },
  ...{ OPENAI_API_KEY: "", OPENAI_BASE_URL: "", OPENAI_MODEL: "", SMTP_URL: "", MAIL_FROM: "" },
};

export type Launch = { process: ChildProcess; folder: string; output(): string; exited: Promise<number | null> };
export type App = Launch & { url: string; stop(): Promise<void> };

type Environment = { DATA_DIR: string } & Record<string, string>;

export const newFolder = () => mkdtemp(join(tmpdir(), "flexi-e2e-"));

/** `npm start` without npm, on any free port, in a process group of its own as in a terminal. */
export function launch(environment: Environment, started: (launch: Launch) => void = () => {}): Launch {
  const env = { ...process.env, ...nothingFromOutside, PORT: "0", RATE_LIMIT_FACTOR: "0", ...environment };
  const child = spawn(process.execPath, ["--require", "tsx/cjs", "prisma/start.ts"], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const exited = once(child, "close").then(([code]) => code as number | null);
  const launched = { process: child, folder: environment.DATA_DIR, output: () => output, exited };
  started(launched);
  return launched;
}

/** The app, once it says that it answers; in a data folder of its own unless one is given. */
export async function startApp(
  environment: Record<string, string> = {},
  started?: (launch: Launch) => void,
): Promise<App> {
  const folder = environment.DATA_DIR ?? (await newFolder());
  const launched = launch({ ...environment, DATA_DIR: folder }, started);
  const removeOwn = () => environment.DATA_DIR ?? rm(folder, { recursive: true, force: true });
  const url = await address(launched).finally(() => launched.process.exitCode !== null && removeOwn());
  const stop = async () => {
    launched.process.kill("SIGTERM");
    await launched.exited;
    await removeOwn();
  };
  return { ...launched, url, stop };
}

function address({ process, output, exited }: Launch): Promise<string> {
  return new Promise((resolve, reject) => {
    process.stdout?.on("data", () => {
      const [, url] = /is ready at (\S+)\n/.exec(output()) ?? [];
      if (url) resolve(url);
    });
    exited.then(() => reject(new Error(`The app ended before it was ready:\n${output()}`)));
  });
}

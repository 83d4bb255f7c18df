import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { scripts } from "../../../package.json";

const root = resolve(__dirname, "../../..");

/** Set to empty, so that neither the shell nor an .env file of this machine influences the tested app. */
const nothingFromOutside = {
  ...{
    DATABASE_URL: "",
    DATABASE_URL_UNPOOLED: "",
    MIGRATE: "",
    AUTH_SECRET: "",
    APP_URL: "",
    BLOB_READ_WRITE_TOKEN: "",
    ...{ S3_ENDPOINT: "", S3_BUCKET: "", S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" },
  },
  ...{ OPENAI_API_KEY: "", OPENAI_BASE_URL: "", OPENAI_MODEL: "", SMTP_URL: "", MAIL_FROM: "" },
  ...{ HOST: "", TRUSTED_PROXIES: "" },
};

export type Launch = {
  /** The supervisor of the app's process, in a process group with it. */
  process: ChildProcess;
  folder: string;
  output(): string;
  exited: Promise<number | null>;
  /** `kill -9` of everything but the database. */
  kill(): void;
};
export type App = Launch & { url: string; stop(): Promise<void> };

type Environment = { DATA_DIR: string } & Record<string, string>;

type Watching = {
  /** Called as soon as the process has been spawned. */
  started?: (launch: Launch) => void;
  /** A file for the app's output. Reading a pipe instead would slow down a bench that makes its calls from this process. */
  log?: string;
};

export const newFolder = () => mkdtemp(join(tmpdir(), "flexi-e2e-"));

const startFlags = scripts.start.split(" ").slice("exec node".split(" ").length);

/** `npm start` without npm, on any free port, in a process group of its own as in a terminal. */
export function launch(environment: Environment, { started, log }: Watching = {}): Launch {
  const env = { ...process.env, ...nothingFromOutside, PORT: "0", RATE_LIMIT_FACTOR: "0", ...environment };
  const out = log ? openSync(log, "w") : "pipe";
  const child = spawn(process.execPath, startFlags, {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", out, out],
  });
  if (out !== "pipe") closeSync(out);
  let read = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (read += chunk));
  const output = () => (log ? readFileSync(log, "utf8") : read);
  const exited = once(child, "close").then(([code]) => code as number | null);
  const kill = () => void (child.pid && process.kill(-child.pid, "SIGKILL"));
  const launched = { process: child, folder: environment.DATA_DIR, output, exited, kill };
  started?.(launched);
  return launched;
}

/** Starts the app and waits until it is ready. It gets a new data folder unless one is given. */
export async function startApp(environment: Record<string, string> = {}, watching: Watching = {}): Promise<App> {
  const folder = environment.DATA_DIR ?? (await newFolder());
  const launched = launch({ ...environment, DATA_DIR: folder }, watching);
  const removeOwn = () => environment.DATA_DIR ?? rm(folder, { recursive: true, force: true });
  const url = await address(launched).finally(() => launched.process.exitCode !== null && removeOwn());
  const stop = async () => {
    launched.process.kill("SIGTERM");
    await launched.exited;
    await removeOwn();
  };
  return { ...launched, url, stop };
}

/** The pid of the process that serves. */
export async function serverPid({ process: { pid } }: Launch): Promise<number> {
  return Number((await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim());
}

async function address({ process, output, exited }: Launch): Promise<string> {
  for (let isOver = false; !isOver; await wait(5)) {
    isOver = process.exitCode !== null || process.signalCode !== null;
    const [, url] = /is ready at (\S+)\n/.exec(output()) ?? [];
    if (url) return url;
  }
  await exited;
  throw new Error(`The app ended before it was ready:\n${output()}`);
}

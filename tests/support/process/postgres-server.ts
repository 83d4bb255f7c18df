import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { query } from "./database";
import { freePort } from "./pooler";

const pollMs = 30;
const user = "flexi";

/** The folders of an installed Postgres. */
export type Installation = { bin: string; share: string };

export type PostgresServer = {
  url: string;
  /** Kills all its processes at once, as if the machine had failed. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** The Postgres of PG_CONFIG, or Debian's newest one. `null`: this machine has none but the embedded one. */
export function findPostgres(): Installation | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const programs = versions.map((version) => join(debian, version, "bin/pg_config"));
  const program = process.env.PG_CONFIG ?? programs.find((path) => existsSync(path));
  if (!program || !existsSync(program)) return null;
  const folder = (flag: string) => execFileSync(program, [flag], { encoding: "utf8" }).trim();
  const found = { bin: folder("--bindir"), share: folder("--sharedir") };
  return existsSync(join(found.bin, "postgres")) ? found : null;
}

/** A folder for clusters, which their server may enter. Postgres refuses to run as root, so root runs it as nobody. */
export async function newClusterFolder(): Promise<{ path: string; remove(): void }> {
  const path = await mkdtemp(join(tmpdir(), "flexi-clusters-"));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function identity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" })));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

function newFolder(folder: string): void {
  const owner = identity();
  mkdirSync(folder, { mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

// The user nobody may not read root's certificates.
const env = { ...process.env, HOME: "/nonexistent" };
const options = (): SpawnOptions => ({ ...identity(), env, cwd: "/", stdio: "ignore" });

/** A new cluster with an empty database of the app. */
export async function startPostgres({ bin }: Installation, folder: string, settings: Record<string, string>) {
  newFolder(folder);
  execFileSync(
    join(bin, "initdb"),
    ["-D", folder, "-U", user, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
    options(),
  );
  const server = await launch(bin, folder, settings);
  await query(server.url.replace(/[^/]+$/, "postgres"), `CREATE DATABASE ${user}`);
  return server;
}

/** A replica of a running server. */
export async function startReplica(
  { bin }: Installation,
  folder: string,
  { url }: PostgresServer,
): Promise<PostgresServer> {
  newFolder(folder);
  execFileSync(join(bin, "pg_basebackup"), ["-D", folder, "-d", url, "-R", "-c", "fast", "-N"], options());
  return launch(bin, folder, {});
}

async function launch(bin: string, folder: string, settings: Record<string, string>): Promise<PostgresServer> {
  const port = await freePort();
  const all = { port: `${port}`, listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(`${folder}.log`, "a");
  const process = spawn(join(bin, "postgres"), ["-D", folder, ...flags], { ...options(), stdio: ["ignore", log, log] });
  const url = `postgres://${user}:${user}@127.0.0.1:${port}/${user}`;
  while (!(await query(url.replace(/[^/]+$/, "postgres"), "SELECT 1").catch(() => null))) {
    if (process.exitCode !== null) throw new Error(`A Postgres did not start: ${folder}.log`);
    await wait(pollMs);
  }
  return {
    url,
    kill: () => end(process, () => killAll(process.pid ?? 0)),
    stop: () => end(process, () => process.kill("SIGQUIT")),
  };
}

async function end(child: ChildProcess, signal: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  signal();
  await exited;
}

function killAll(pid: number): void {
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", `${pid}`], { encoding: "utf8" });
  for (const one of [pid, ...children.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { query } from "./database";

const pollMs = 50;

export type Pooler = { url: string; moveTo(databaseUrl: string): Promise<void>; stop(): Promise<void> };

/** PgBouncer in transaction mode before a database, as Debian installs it. `null`: this machine has none. */
export async function startPooler(databaseUrl: string): Promise<Pooler | null> {
  if (!hasPooler()) return null;
  const { username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), "flexi-pooler-"));
  await chmod(folder, 0o755);
  const own = await freePort();
  const settingsFor = ({ hostname, port }: URL) => [
    "[databases]",
    `${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "pool_mode = transaction",
    "default_pool_size = 5",
    "auth_type = trust",
    `admin_users = ${username}`,
    "server_login_retry = 1",
    `auth_file = ${join(folder, "users.txt")}`,
  ];
  await writeFile(join(folder, "users.txt"), `"${username}" "${password}"\n`);
  const write = (database: string) =>
    writeFile(join(folder, "pgbouncer.ini"), `${settingsFor(new URL(database)).join("\n")}\n`);
  await write(databaseUrl);
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", [...user, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  const url = `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`;
  while (!(await query(url, "SELECT 1").catch(() => null))) await wait(pollMs);
  const stop = async () => {
    child.kill("SIGINT");
    if (child.exitCode === null) await once(child, "exit");
  };
  const moveTo = async (database: string) => {
    await write(database);
    const admin = url.replace(/[^/]+$/, "pgbouncer");
    for (const command of ["RELOAD", "RECONNECT"]) await query(admin, command);
  };
  return { url, moveTo, stop };
}

function hasPooler(): boolean {
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

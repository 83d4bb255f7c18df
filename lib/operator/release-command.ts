import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildStandalone } from "../launcher/build";
import { root } from "../launcher/settings";
import { runCommand } from "./database";

const run = promisify(execFile);

/**
 * Writes `release/flexi-VERSION-SYSTEM.tar.gz`: the standalone build with this machine's Node and the embedded database, which runs
 * where neither Node nor a compiler is installed, and its SHA-256 beside it. The same build gives the same archive.
 */
async function release(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const name = `flexi-${version}`;
  const folder = join(root, "release");
  const archive = `${name}-${process.platform}-${process.arch}.tar.gz`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await rename(await buildStandalone(root), join(folder, name));
  for (const file of ["README.md", "LICENSE"]) await cp(join(root, file), join(folder, name, file));
  await copyFile(process.execPath, join(folder, name, "node"));
  await copyFile(join(root, "lib/launcher/flexi"), join(folder, name, "flexi"));
  const plain = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner"];
  await run("tar", [...plain, "--use-compress-program=gzip -n9", "-cf", archive, name], { cwd: folder });
  const sum = createHash("sha256").update(await readFile(join(folder, archive)));
  await writeFile(join(folder, `${archive}.sha256`), `${sum.digest("hex")}  ${archive}\n`);
  return `The release is release/${archive}.`;
}

runCommand(release);

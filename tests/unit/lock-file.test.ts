import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

type Locked = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

/** Where Node resolves `name` from the package at `path`. */
function isLocked(path: string, name: string): boolean {
  if (packages[`${path && `${path}/`}node_modules/${name}`]) return true;
  return path !== "" && isLocked(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}

// npm omits packages that it cannot fetch on the machine that writes the file, and `npm ci` rejects such a file everywhere.
test("the lock file has an entry for every platform's own package", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

test("the lock file names no registry, so that any can be used", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

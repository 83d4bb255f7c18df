import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { anotherBuildRuns, filesOfNext, internalHeader, migrationLock } from "@/lib/launcher/undocumented";

const inNext = (path: string) => join("node_modules/next/dist", path);

test("next build says that another one is running: its sentence is in build/lockfile.js", () => {
  expect(readFileSync(inNext("build/lockfile.js"), "utf8")).toContain(anotherBuildRuns);
});

test("the files that a standalone build adds exist: the image does not start if Next needs others", () => {
  expect(filesOfNext.filter((path) => !existsSync(inNext(path)))).toEqual([]);
});

test("every internal header of Next is known: INTERNAL_HEADERS in server/lib/server-ipc/utils.js", () => {
  const [, list = ""] =
    /INTERNAL_HEADERS = \[([^\]]+)/.exec(readFileSync(inNext("server/lib/server-ipc/utils.js"), "utf8")) ?? [];
  const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !internalHeader.test(name))).toEqual([]);
});

test("Prisma's engine takes the same lock: pg_advisory_lock in the statements that `prisma migrate deploy` logs", () => {
  const engine = readFileSync("node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm", "latin1");
  expect(engine).toContain(`pg_advisory_lock(${migrationLock})`);
});

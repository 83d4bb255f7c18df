import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** A source file of the project; `code` is free of comments, `imports` are paths from the root, or names of packages. */
export type SourceFile = { path: string; code: string; lines: number; imports: string[] };

const root = join(__dirname, "..");
const generated = "lib/server/db/generated/";

/** Every TypeScript file below these folders of the project, by its path from the root. */
export function sourcesIn(...folders: string[]): SourceFile[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => posix.join(folder, name)),
  );
  const isOurs = (path: string) => /\.tsx?$/.test(path) && !path.startsWith(generated) && !path.includes("/.next");
  return paths.filter(isOurs).map(readSource);
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  const imports = [...code.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) =>
    resolve(path, name),
  );
  return { path, code, lines: text.trimEnd().split("\n").length, imports };
}

/** A project file by its path from the root (without its extension, where the import has none), anything else by its name. */
function resolve(path: string, name: string): string {
  if (name.startsWith("@/")) return name.slice(2);
  return name.startsWith(".") ? posix.join(dirname(path), name) : name;
}

/** The imports between these files: for each path the paths that it imports. */
export function importGraph(files: SourceFile[]): Map<string, string[]> {
  const paths = new Set(files.map(({ path }) => path));
  const find = (name: string) =>
    ["", ".ts", ".tsx"].map((extension) => name + extension).find((path) => paths.has(path));
  return new Map(files.map(({ path, imports }) => [path, imports.flatMap((name) => find(name) ?? [])]));
}

/** Every circular import that a walk through the files meets, from a file back to itself. */
export function circlesIn(graph: Map<string, string[]>): string[][] {
  const circles: string[][] = [];
  const visited = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path]);
    if (visited.has(path)) return;
    visited.add(path);
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}

const string = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/;
const regularExpression = /(?<=[=(,:;!&|?{}\n]\s*|\breturn\s+)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/;
const codeToken = new RegExp(`${string.source}|${regularExpression.source}|[A-Za-z_$][\\w$]*|.`, "suy");
const templateToken = /\\.|\$\{|./suy;

/** Every identifier of a file once. Strings, templates and regular expressions are skipped. */
export function identifiersIn({ code }: SourceFile): Set<string> {
  const found = new Set<string>();
  // Braces and templates that are open; inside a template only `${…}` is code.
  const open: string[] = [];
  for (let index = 0; index < code.length; ) {
    const isTemplate = open.at(-1) === "`";
    const token = isTemplate ? templateToken : codeToken;
    token.lastIndex = index;
    const part = token.exec(code)?.[0] ?? "";
    index += part.length;
    if (isTemplate ? part === "`" : part === "}") open.pop();
    else if (part === "${" || (!isTemplate && /^[`{]$/.test(part))) open.push(part);
    else if (!isTemplate && /^[A-Za-z_$]/.test(part)) found.add(part);
  }
  return found;
}

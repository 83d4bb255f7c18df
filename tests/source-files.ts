import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** A source file of ours, with its code free of comments. */
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

/** A file of ours by its path from the root, anything else as it is named. */
function resolve(path: string, name: string): string {
  if (name.startsWith("@/")) return name.slice(2);
  return name.startsWith(".") ? posix.join(dirname(path), name) : name;
}

import { z } from "zod";

/** A configuration that is right, and what was wrong with the one it came from: a sentence for each field. */
export type Repaired<Config> = { config: Config; remarks: string[] };

type Branch = Record<PropertyKey, unknown>;
type Path = PropertyKey[];

/**
 * Reads a configuration as far as it is right. A missing or wrong field gets its default, an unknown one is left out, and
 * so is the entry of a list or map that makes no sense without the field. Every such field is one remark.
 */
export function repair<Schema extends z.ZodType>(schema: Schema, file: unknown): Repaired<z.output<Schema>> {
  // In a box the whole file can be taken away like any field.
  const Boxed = z.object({ file: schema.prefault({} as never) });
  const box: Branch = { file: structuredClone(file) };
  const remarks: string[] = [];

  for (;;) {
    const { data, error } = Boxed.safeParse(box);
    if (data) {
      remarks.push(...addedPaths(box.file, data.file).map((name) => `"${name}" is missing, its default is used`));
      return { config: data.file, remarks };
    }
    const issue = error.issues[0] as z.core.$ZodIssue;
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) remarks.push(`"${nameOf([...issue.path, key])}" is unknown and ignored`);
      for (const key of issue.keys) delete (valueAt(box, issue.path) as Branch)[key];
    } else {
      const instead = takeAway(box, issue.path, Boxed);
      remarks.push(`"${nameOf(issue.path)}" is wrong (${issue.message}), ${instead}`);
    }
  }
}

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

const valueAt = (box: Branch, path: Path) =>
  path.reduce<unknown>((value, key) => (isBranch(value) ? value[key] : undefined), box);

// The first step of a path is the box.
const nameOf = (path: Path) => path.slice(1).join(".") || "the whole file";

/** Takes a wrong value away: undefined stands for its default; without one the entry goes, or else what needs it. */
function takeAway(box: Branch, path: Path, schema: z.ZodType): string {
  const isWrong = () => schema.safeParse(box).error?.issues.some((issue) => nameOf(issue.path) === nameOf(path));
  const parent = valueAt(box, path.slice(0, -1)) as Branch;
  const key = path.at(-1) as PropertyKey;
  parent[key] = undefined;
  if (!isWrong()) return "its default is used";
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  if (!Array.isArray(parent) && isWrong()) return takeAway(box, path.slice(0, -1), schema);
  return `"${nameOf(path)}" is left out`;
}

/** The fields that the second value has and the first one has not; of a missing section only its own name. */
function addedPaths(before: unknown, after: unknown, path = ""): string[] {
  if (!isBranch(before) || !isBranch(after)) return [];
  return Object.keys(after).flatMap((key) => {
    const name = path ? `${path}.${key}` : key;
    return key in before ? addedPaths(before[key], after[key], name) : [name];
  });
}

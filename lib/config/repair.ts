import { z } from "zod";

/** A valid configuration, and a sentence about each field that was invalid. */
type Repaired<Config> = { config: Config; remarks: string[] };

type Branch = Record<PropertyKey, unknown>;
type Path = PropertyKey[];

/**
 * Reads a configuration leniently. A missing or invalid field gets its default and an unknown field is removed, and so is an
 * entry of a list or map that is invalid without the field. Each change is one remark.
 */
export function repair<Schema extends z.ZodType>(schema: Schema, file: unknown): Repaired<z.output<Schema>> {
  // The value is wrapped in an object, so that the whole file can be replaced like one of its fields.
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
      const consequence = removeInvalid(box, issue.path, Boxed);
      remarks.push(`"${nameOf(issue.path)}" is wrong (${issue.message}), ${consequence}`);
    }
  }
}

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

const valueAt = (box: Branch, path: Path) =>
  path.reduce<unknown>((value, key) => (isBranch(value) ? value[key] : undefined), box);

// The first key of a path is that of the wrapping object.
const nameOf = (path: Path) => path.slice(1).join(".") || "the whole file";

/** Removes an invalid value, so that its default applies. Without a default its entry is removed, or else the parent that needs it. */
function removeInvalid(box: Branch, path: Path, schema: z.ZodType): string {
  const isWrong = () => schema.safeParse(box).error?.issues.some((issue) => nameOf(issue.path) === nameOf(path));
  const parent = valueAt(box, path.slice(0, -1)) as Branch;
  const key = path.at(-1) as PropertyKey;
  parent[key] = undefined;
  if (!isWrong()) return "its default is used";
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  if (!Array.isArray(parent) && isWrong()) return removeInvalid(box, path.slice(0, -1), schema);
  return `"${nameOf(path)}" is left out`;
}

/** The fields that only the second value has; a missing section counts as one field. */
function addedPaths(before: unknown, after: unknown, path = ""): string[] {
  if (!isBranch(before) || !isBranch(after)) return [];
  return Object.keys(after).flatMap((key) => {
    const name = path ? `${path}.${key}` : key;
    return key in before ? addedPaths(before[key], after[key], name) : [name];
  });
}

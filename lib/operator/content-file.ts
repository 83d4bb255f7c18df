import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { ContentItem } from "./content-item";

/** An item that can be stored. If it has no id, it gets a hash of its content. */
export type StoredItem = ContentItem & { id: string };

/** The prefix of the ids of shipped content. */
export const shippedPrefix = "flexi-";

type Row = { number: number; value: unknown };
type ContentFile = { items: StoredItem[]; mistakes: string[] };

/** Reads a content file, JSON or CSV by its name. If there are mistakes, no item may be used. */
export function readContent(name: string, bytes: Uint8Array): ContentFile {
  try {
    const text = decode(bytes);
    return check(/\.csv$/i.test(name) ? csvRows(text) : jsonRows(text));
  } catch (error) {
    return { items: [], mistakes: [(error as Error).message] };
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("The file is not UTF-8 text.");
  }
}

function jsonRows(text: string): Row[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new Error("The file is not valid JSON.");
  }
  if (!Array.isArray(list)) throw new Error("The file is not a list: [{ … }, { … }].");
  return list.map((value, index) => ({ number: index + 1, value }));
}

/** Rows are counted as in a spreadsheet: the header is row 1. */
function csvRows(text: string): Row[] {
  const delimiter = [",", ";", "\t"].find((mark) => text.split("\n", 1)[0]?.includes(mark));
  const parsed = parse(text, { delimiter, info: true, relax_column_count: true, skip_empty_lines: true });
  const rows = parsed as unknown as { record: string[]; info: { empty_lines: number } }[];
  const [head, ...body] = rows;
  if (!head) throw new Error("The file is empty.");
  const names = head.record.map((name) => name.trim());
  return body.map(({ record, info }, index) => {
    const number = index + 2 + info.empty_lines;
    if (record.length > names.length)
      return { number, value: `has ${record.length} cells, but there are ${names.length} columns` };
    return { number, value: Object.fromEntries(names.map((name, column) => [name, cell(name, record[column])])) };
  });
}

/** Several options share a cell, separated by "|". */
function cell(name: string, text = ""): unknown {
  if (name !== "options") return text;
  return text.trim() === "" ? [] : text.split("|");
}

function check(rows: Row[]): ContentFile {
  const mistakes: string[] = [];
  const items = new Map<string, StoredItem & { number: number }>();
  for (const { number, value } of rows) {
    const { data, error } = ContentItem.safeParse(value);
    const problems = typeof value === "string" ? [value] : (error?.issues.map(describeIssue) ?? []);
    const id = data && idOf(data);
    const twin = id && items.get(id);
    if (id?.startsWith(shippedPrefix))
      problems.push(`id must not begin with ${shippedPrefix}, which is for the questions that come with the product`);
    if (twin) problems.push(`is the same as row ${twin.number}`);
    if (problems.length > 0) mistakes.push(`row ${number}: ${problems.join("; ")}`);
    else if (data && id) items.set(id, { ...data, id, number });
  }
  return { items: [...items.values()].map(({ number: _, ...item }) => item), mistakes };
}

function describeIssue(issue: {
  path: PropertyKey[];
  message: string;
  code?: string;
  keys?: string[];
  expected?: string;
}) {
  if (issue.code === "unrecognized_keys") return `there is no field ${issue.keys?.join(", ")}`;
  return issue.path.length === 0 ? issue.message : `${issue.path.join(".")} ${issue.message}`;
}

function idOf({ id, appName, reference, text }: ContentItem): string {
  const hash = createHash("sha256").update(JSON.stringify([appName, reference, text]));
  return id ?? hash.digest("base64url").slice(0, 24);
}

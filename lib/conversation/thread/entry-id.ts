/** What a person can change or remove singly in a conversation. Turns are numbered as in the URLs of receipts: 0 is the start. */
export type EntryRef = { entryId: string } & (
  | { kind: "name" | "when" }
  | { kind: "answer"; index: number }
  | { kind: "message" | "reply"; orderIndex: number }
  | { kind: "note" | "file"; id: string }
);

const pattern = /^(?:(name|when)|(answer|message|reply)-(0|[1-9]\d{0,8})|(note|file)-([\w-]{1,64}))$/;

/** The entry that an id in a URL names. `null`: it is none. */
export function parseEntryId(entryId: string): EntryRef | null {
  const [, name, numbered, digits, named, id = ""] = pattern.exec(entryId) ?? [];
  if (name === "name" || name === "when") return { entryId, kind: name };
  if (numbered === "answer") return { entryId, kind: "answer", index: Number(digits) };
  if (numbered === "message" || numbered === "reply") return { entryId, kind: numbered, orderIndex: Number(digits) };
  if (named === "note" || named === "file") return { entryId, kind: named, id };
  return null;
}

import { limits } from "@/lib/api/limits";
import { rawForm } from "./files";

/** A body and its type. */
export type Body = { kind: string; bytes: Buffer; type: string };

const json = (kind: string, value: unknown): Body => ({
  kind,
  bytes: Buffer.from(typeof value === "string" ? value : JSON.stringify(value)),
  type: "application/json",
});

/** A form with this content in its part `file`. */
export function fileForm(kind: string, content: Buffer | string, disposition = 'name="file"; filename="x"'): Body {
  const [head, { "content-type": type = "" }] = rawForm(disposition, "", "");
  return { kind, bytes: Buffer.concat([head, Buffer.from(content), Buffer.from("\r\n--XX--\r\n")]), type };
}

/** One character that becomes 18 when it is normalized for search. */
const expanding = "\ufdfa";

const asLongest = (value: unknown) => (typeof value === "string" && value !== "unknown" ? expanding.repeat(64) : value);

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let count = 0; count < depth; count += 1) value = [value];
  return value;
}

const fillerFor = (fields: Record<string, unknown>) => {
  const names = Object.keys(fields).length > 0 ? Object.keys(fields) : ["anything"];
  const room = Math.floor((limits.jsonBytes - 1_000) / names.length);
  return { room, filled: (value: unknown) => Object.fromEntries(names.map((name) => [name, value])) };
};

/** The longest texts and most values that fit into a JSON body with the fields of this one. */
export function worstBodies(fields: Record<string, unknown>): Body[] {
  const { room, filled } = fillerFor(fields);
  return [
    json("long texts", Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asLongest(value)]))),
    json("longer texts", filled(expanding.repeat(room / 3))),
    json("texts of spaces", filled(`${" ".repeat(room - 10)}x`)),
    json("endless addresses", filled("a@a.".repeat(room / 4))),
    json("lists", filled(Array(Math.floor(room / 2)).fill(0))),
    // At the end, because it may remove what the others are about.
    json("as it should be", fields),
  ];
}

/** Bodies that are refused by their outline, wherever JSON or a form is read, before the schema of any call sees them. */
export function worstOutlines(fields: Record<string, unknown>): Body[] {
  const { room, filled } = fillerFor(fields);
  return [
    json("objects", filled(Array(Math.floor(room / 3)).fill({}))),
    json("nested lists", "[".repeat(limits.jsonBytes)),
    json("nested values", filled(nested(Math.min(room / 2, 3_000)))),
    json("many fields", Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [index, 0]))),
    fileForm("a field of nested lists", "[".repeat(60_000), 'name="exclude"'),
    fileForm("a part with a long head", "x", `name="file"; filename="${"a;=\\".repeat(15_000)}"`),
  ];
}

/** What comes before a query, and the longest that a web server takes. */
export const worstQuery = new URLSearchParams(
  ["q", "ids", "topic", "cursor", "timeZone", "conversationId", "lang"].map((name) => [name, expanding.repeat(100)]),
);

/** A body that arrives in pieces, as from a network. */
export function streamOf({ bytes }: Body): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + 65_536)));
      at += 65_536;
    },
  });
}

import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { InvalidJson, type JsonValue, jsonValues } from "@/lib/server/journal/json-values";

type Options = { paths?: string[]; chunk?: number; maxBytes?: number; maxValues?: number };

/** Reads a text that arrives in chunks of this many bytes. */
async function read(
  text: string | Uint8Array,
  { paths = ["$.list.*", "$.name"], chunk = 3, maxBytes = 1e6, maxValues = 1e6 }: Options = {},
) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunk) yield bytes.slice(start, start + chunk);
  }
  const values: Omit<JsonValue, "bytes">[] = [];
  for await (const { name, value } of jsonValues(chunks(), { paths, maxBytes, maxValues }))
    values.push({ name, value });
  return values;
}

test("the elements of a list arrive one by one, under the name of the list", async () => {
  const text = ' {"name" : "é,]}", "list":[ 1, {"c": [2, []]} ] ,"other":{"list":[3]}} \n';
  expect(await read(text)).toEqual([
    { name: "name", value: "é,]}" },
    { name: "list", value: 1 },
    { name: "list", value: { c: [2, []] } },
  ]);
  expect(await read("{}")).toEqual([]);
});

test("no value is lost, wherever the text is cut into chunks", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), async (list, chunk) => {
      const wanted = (JSON.parse(JSON.stringify(list)) as unknown[]).map((value) => ({ name: "list", value }));
      expect(await read(JSON.stringify({ list }), { chunk })).toEqual(wanted);
    }),
  );
});

const broken = ["", " ", "{", '{"list":1', '{"list":1}}', '{"list":1} 2', '{"list":[1}', '{"list":[1', '{"list":1]'];
test.each([...broken, '{"list":b}', '{"list":1 2}', "{list:1}", '{"list":[1 2]}', '{"list":"', "{}{}"])(
  "%s is no JSON",
  async (text) => {
    for (const chunk of [1, 1000]) {
      await expect(read(text, { chunk })).rejects.toBeInstanceOf(InvalidJson);
      await expect(read(text, { chunk })).rejects.toMatchObject({ isTooLarge: false });
    }
  },
);

test("bytes that are no UTF-8 are refused", async () => {
  const bytes = Uint8Array.of(...new TextEncoder().encode('{"name":"'), 0xff, ...new TextEncoder().encode('"}'));
  await expect(read(bytes)).rejects.toBeInstanceOf(InvalidJson);
});

test("the whole text may have any size, one value only the allowed size", async () => {
  expect(await read(JSON.stringify({ list: Array(50).fill("12345678") }), { maxBytes: 20 })).toHaveLength(50);
  const long = JSON.stringify({ list: ["x".repeat(30)] });
  await expect(read(long, { maxBytes: 20 })).rejects.toMatchObject({ isTooLarge: true });
});

test("a text that nests values 33 times, or has too many of them, is refused before it is parsed", async () => {
  const nested = (depth: number) => `{"list":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
  expect(await read(nested(32), { paths: ["$.list"] })).toHaveLength(1);
  await expect(read(nested(33), { paths: ["$.list"] })).rejects.toMatchObject({ isTooLarge: false });
  const brackets = JSON.stringify({ name: `"\\${"[{,".repeat(100)}` });
  expect(await read(brackets, { maxValues: 5 })).toHaveLength(1);
  const many = JSON.stringify({ list: Array(100).fill(0) });
  expect(await read(many, { maxValues: 101 })).toHaveLength(100);
  await expect(read(many, { maxValues: 100 })).rejects.toBeInstanceOf(InvalidJson);
});

test("values have their size in bytes", async () => {
  const text = JSON.stringify({ list: Array(20).fill("12345678") });
  async function* chunks() {
    yield new TextEncoder().encode(text);
  }
  let bytes = 0;
  for await (const value of jsonValues(chunks(), { paths: ["$.list.*"], maxBytes: 1e6, maxValues: 1e6 }))
    bytes += value.bytes;
  expect(Math.round(bytes)).toBe(text.length);
});

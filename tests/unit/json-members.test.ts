import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { BrokenJson, type Member, membersOf } from "@/lib/json-members";

/** Reads a text that arrives in chunks of this many bytes. */
async function read(text: string | Uint8Array, { chunk = 3, most = 1_000_000 } = {}): Promise<Omit<Member, "bytes">[]> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  async function* arriving() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.slice(at, at + chunk);
  }
  const members: Omit<Member, "bytes">[] = [];
  for await (const { name, value } of membersOf(arriving(), most)) members.push({ name, value });
  return members;
}

test("members come one by one, and lists element by element", async () => {
  const text = ' {"a": 1, "b" : [ 1, "x,]}", {"c": [2, []]} ] ,"d":{"e":[3]},"f":[],"g\\"h":null} \n';
  expect(await read(text)).toEqual([
    { name: "a", value: 1 },
    { name: "b", value: 1 },
    { name: "b", value: "x,]}" },
    { name: "b", value: { c: [2, []] } },
    { name: "d", value: { e: [3] } },
    { name: 'g"h', value: null },
  ]);
  expect(await read("{}")).toEqual([]);
});

test("whatever the object and however it is cut, nothing is lost", async () => {
  const arbitrary = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())));
  const indents = fc.constantFrom(undefined, 2, "\t");
  await fc.assert(
    fc.asyncProperty(arbitrary, indents, fc.integer({ min: 1, max: 40 }), async (object, indent, chunk) => {
      const wanted = Object.entries(JSON.parse(JSON.stringify(object)) as object).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => ({ name, value: one })),
      );
      expect(await read(JSON.stringify(object, null, indent), { chunk })).toEqual(wanted);
    }),
  );
});

test("what arrives byte by byte is copied together: nothing is kept of the chunks themselves", async () => {
  const chunk = new Uint8Array(1);
  async function* arriving() {
    for (const byte of Buffer.from('{"a":["piece","by piece"]}')) {
      chunk[0] = byte;
      yield chunk;
    }
  }
  const values: unknown[] = [];
  for await (const { value } of membersOf(arriving(), 100)) values.push(value);
  expect(values).toEqual(["piece", "by piece"]);
});

const broken = [
  "",
  " ",
  "7",
  "[]",
  "[{}]",
  "{",
  '{"a":1',
  '{"a":1}}',
  '{"a":1} 2',
  '{"a":[1}',
  '{"a":[1',
  '{"a":1]',
  '"{}"',
];
test.each([...broken, '{"a":b}', '{"a":1 2}', '{"a":1:2}', "{a:1}", '{"a":[1 2]}', '{"a":"', "{}{}", '{"a":5 [1]}'])(
  "%s is no JSON object",
  async (text) => {
    for (const chunk of [1, 1000]) {
      await expect(read(text, { chunk })).rejects.toMatchObject({ isTooLarge: false });
      await expect(read(text, { chunk })).rejects.toBeInstanceOf(BrokenJson);
    }
  },
);

test("a piece says how many bytes it took", async () => {
  const bytes = new TextEncoder().encode('{"list":["é" , 7]}');
  const sizes: number[] = [];
  async function* arriving() {
    yield bytes;
  }
  for await (const member of membersOf(arriving(), 10)) sizes.push(member.bytes);
  expect(sizes).toEqual([5, 2]);
});

test("bytes that are no UTF-8 are refused", async () => {
  const bytes = Uint8Array.of(...new TextEncoder().encode('{"a":"'), 0xff, ...new TextEncoder().encode('"}'));
  await expect(read(bytes)).rejects.toBeInstanceOf(BrokenJson);
});

test("a piece may be as large as allowed, whatever the whole, and no larger", async () => {
  const object = JSON.stringify({ list: Array(50).fill("12345678") });
  expect(await read(object, { most: 10 })).toHaveLength(50);
  await expect(read(object, { most: 9 })).rejects.toMatchObject({ isTooLarge: true });
});

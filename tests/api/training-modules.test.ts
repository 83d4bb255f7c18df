import { beforeEach, expect, test } from "@jest/globals";
import type { TrainingModule } from "@/lib/api/training-schemas";
import { importContent } from "@/lib/operator/content";
import { readContent } from "@/lib/operator/content-file";
import { refusalTexts } from "@/lib/texts/refusal";
import { call, type Person, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";

ownConfiguration();

let ann: Person;
beforeEach(async () => {
  ann = await signUp();
  await importContent(String(process.env.DATABASE_URL), readContent("items.json", content).items);
});

const item = (index: number, changes: Record<string, unknown>) => ({
  id: `item-${index}`,
  appName: "Sea",
  reference: "Whales",
  text: `Whale number ${index} sings`,
  type: "fill-in-the-blank",
  ...changes,
});
const sea = Array.from({ length: 60 }, (_, index) => item(index, { difficulty: (index % 5) + 1, chapter: index % 3 }));
const sky = item(60, {
  appName: "Sky",
  book: "Birds",
  verse: "12b",
  type: "match-definition-to-term",
  subtype: "bird",
});
const content = Buffer.from(JSON.stringify([...sea, sky]));

const post = (body: unknown) => call("POST", "/api/training/modules", { token: ann.token, body });

async function modules(contentFilter: unknown, more: Record<string, unknown> = {}): Promise<TrainingModule[]> {
  const { status, body } = await post({ contentFilter, ...more });
  expect(status).toBe(200);
  return body.modules as TrainingModule[];
}

function form(fields: object): FormData {
  const form = new FormData();
  form.append("file", new Blob([], { type: "application/json" }), "empty.json");
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("a module has everything that a question is made from, and nothing else", async () => {
  expect(await modules({ appName: "Sky" })).toEqual([
    {
      ...{ id: "item-60", appName: "Sky", book: "Birds", chapter: null, verse: "12b", reference: "Whales" },
      ...{ text: "Whale number 60 sings", correctAnswer: "Whales", difficulty: 3, subtype: "bird", options: [] },
      type: "match-definition-to-term",
    },
  ]);
});

test("a module is found by its answer, and a definition by its term, ignoring case", async () => {
  expect(await modules({ appName: "Sky", correctAnswer: "wHALES" })).toMatchObject([{ id: "item-60" }]);
  expect(await modules({ appName: "Sky", correctAnswer: "whale" })).toEqual([]);
});

test.each([
  [{}, 50],
  [{ appName: "Sea" }, 50],
  [{ appName: "sea" }, 0],
  [{ appName: "Sea", difficulty: 2 }, 12],
  [{ chapter: "1" }, 20],
  [{ chapter: 1 }, 20],
  [{ chapter: 1, difficulty: 2 }, 4],
  [{ book: "Birds" }, 1],
  [{ verse: "12b" }, 1],
  [{ type: "match-definition-to-term" }, 1],
  [{ type: "riddle" }, 0],
  [{ appName: "Sky", difficulty: 2 }, 0],
  [{ appName: "%" }, 0],
])("of all modules %j matches %i", async (contentFilter, count) => {
  const found = await modules(contentFilter, { limit: 50 });
  expect(found).toHaveLength(count);
  for (const [field, value] of Object.entries(contentFilter)) {
    expect(new Set(found.map((module) => String(module[field as keyof TrainingModule])))).toEqual(
      new Set(count > 0 ? [String(value)] : []),
    );
  }
});

test("twenty modules come by default, and never more than fifty", async () => {
  expect(await modules({ appName: "Sea" })).toHaveLength(20);
  expect(await modules({ appName: "Sea" }, { limit: 3 })).toHaveLength(3);
  expect(await modules({ appName: "Sea" }, { limit: 1_000_000 })).toHaveLength(50);
});

test("each request returns another choice without repeats, and every module comes at some time", async () => {
  const choices: string[][] = [];
  const seen = new Set<string>();
  // One of the 60 is missing after 60 choices of 20 in two of a thousand million runs.
  for (let time = 0; time < 60; time += 1) {
    const ids = (await modules({ appName: "Sea" })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    choices.push(ids);
    for (const id of ids) seen.add(id);
  }
  expect(new Set(choices.map(String)).size).toBe(60);
  expect(seen.size).toBe(60);
});

test("excluded modules do not come again, even if there are too few others", async () => {
  const used = sea.slice(5).map(({ id }) => id);
  const left = await modules({ appName: "Sea" }, { exclude: [...used, "unknown"] });
  expect(left.map(({ id }) => id).sort()).toEqual(["item-0", "item-1", "item-2", "item-3", "item-4"]);
  expect(await modules({ appName: "Sea" }, { exclude: sea.map(({ id }) => id) })).toEqual([]);
});

test("a form works like JSON, and its file is ignored", async () => {
  const { status, body } = await post(
    form({ contentFilter: '{"appName":"Sky"}', limit: "5", other: "{", toString: "{" }),
  );
  expect([status, (body.modules as TrainingModule[]).map(({ id }) => id)]).toEqual([200, ["item-60"]]);
  const excluding = form({ contentFilter: '{"appName":"Sky"}', exclude: '["item-60"]' });
  expect(await post(excluding)).toMatchObject({ status: 200, body: { modules: [] } });
});

test.each([
  [{ contentFilter: { appName: "Sea", userId: "x" } }, refusalTexts.invalidField("contentFilter")],
  [{ contentFilter: { difficulty: "2" } }, refusalTexts.invalidField("contentFilter.difficulty")],
  [{ contentFilter: { appName: { contains: "S" } } }, refusalTexts.invalidField("contentFilter.appName")],
  [{ contentFilter: [] }, refusalTexts.invalidField("contentFilter")],
  [{}, refusalTexts.invalidField("contentFilter")],
  [{ contentFilter: {}, limit: 0 }, refusalTexts.invalidField("limit")],
  [{ contentFilter: {}, limit: 2.5 }, refusalTexts.invalidField("limit")],
  [{ contentFilter: {}, exclude: "item-0" }, refusalTexts.invalidField("exclude")],
  [{ contentFilter: {}, exclude: Array(501).fill("a") }, refusalTexts.invalidField("exclude")],
  [form({ contentFilter: "{" }), refusalTexts.notJson],
  [form({ contentFilter: '{"colour":"blue"}' }), refusalTexts.invalidField("contentFilter")],
  [form({}), refusalTexts.invalidField("contentFilter")],
])("%j is refused", async (body, message) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { message, code: "invalid_request" } });
});

test("a form that is too large or broken off is refused", async () => {
  expect(await post(form({ contentFilter: "{}", more: "x".repeat(65_536) }))).toMatchObject({ status: 413 });
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const broken = {
    token: ann.token,
    headers,
    body: '--b\r\nContent-Disposition: form-data; name="contentFilter"\r\n\r\n{',
  };
  expect(await call("POST", "/api/training/modules", broken)).toMatchObject({ status: 400 });
});

import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { AppConfig, FeatureConfig, type Topic, TrainingConfig } from "@/lib/config/app-config";
import { readConfig, readConfigJson } from "@/lib/server/config";
import { captureConsole } from "../support/api/captured-console";
import { call, send } from "../support/api/client";

const printed = captureConsole();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "flexi-config-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Replaces a file as editors do: writes a temporary file, then renames it. */
async function write(name: string, content: unknown): Promise<void> {
  const draft = join(folder, "draft");
  await writeFile(draft, typeof content === "string" ? content : JSON.stringify(content));
  await rename(draft, join(folder, name));
}

const features = () => readConfig("flexifeatures.json", folder);
const right = FeatureConfig.parse({});

test.each([
  ["/flexiconfig.json", AppConfig],
  ["/api/config/flexiconfig.json", AppConfig],
  ["/config/flexifeatures.json", FeatureConfig],
  ["/api/config/flexifeatures.json", FeatureConfig],
  ["/api/config/flexifeatures/training/config.json", TrainingConfig],
])("%s needs no token and is revalidated every time", async (path, schema) => {
  const { status, body, headers } = await call("GET", path);
  expect(status).toBe(200);
  const { aiConnected: _, ...file } = body as { aiConnected?: boolean };
  expect(schema.parse(file)).toEqual(file);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(printed.lines).toEqual([]);
});

test("the page gets the features without the prompts, which others get", async () => {
  const topicFrom = async (query: string) => {
    const { body, headers } = await call("GET", `/config/flexifeatures.json${query}`);
    const { childhood } = (body as FeatureConfig).flexiFeatures.chat.topics;
    return { fields: Object.keys(childhood ?? {}), etag: headers.get("etag") };
  };
  const [whole, page] = [await topicFrom(""), await topicFrom("?view=page")];
  const isPrompt = (field: string) => /^prompt(?!Questions)/.test(field);
  expect(whole.fields.filter(isPrompt)).toHaveLength(5);
  expect(page.fields).toEqual(whole.fields.filter((field) => !isPrompt(field) && field !== "displayNames"));
  expect(page.etag).not.toBe(whole.etag);
});

test.each(["/config/flexifeatures.json", "/api/config/flexifeatures.json"])(
  "%s brings a page the questions in the language of its reader",
  async (path) => {
    const childhood = async (language: string) => {
      const { body, headers } = await call("GET", `${path}?view=page`, { headers: { "accept-language": language } });
      const { displayName, promptQuestions } = (body as FeatureConfig).flexiFeatures.chat.topics.childhood as Topic;
      return { displayName, text: promptQuestions[0]?.text, vary: headers.get("vary") };
    };
    const english = "Where were you living when you were about seven?";
    const german = "Wo hast du gewohnt, als du ungefähr sieben warst?";
    expect(await childhood("fr")).toEqual({ displayName: "Childhood", text: english, vary: "accept-language" });
    expect(await childhood("de-CH")).toEqual({ displayName: "Kindheit", text: german, vary: "accept-language" });
  },
);

test("the same file has the same content and ETag under both URLs", async () => {
  const [one, other] = [await send("GET", "/flexiconfig.json"), await send("GET", "/api/config/flexiconfig.json")];
  expect(await one.text()).toBe(await other.text());
  expect(one.headers.get("etag")).toBe(other.headers.get("etag"));
});

test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => "*"])(
  "a request with the current ETag gets 304 and no body (%#)",
  async (headerFor) => {
    const etag = String((await send("GET", "/flexiconfig.json")).headers.get("etag"));
    const again = await send("GET", "/flexiconfig.json", { headers: { "if-none-match": headerFor(etag) } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  },
);

test("a change is seen at the next call, under a new ETag", async () => {
  await write("flexiconfig.json", { ...AppConfig.parse({}), title: "One" });
  const first = await readConfigJson("flexiconfig.json", folder);
  await write("flexiconfig.json", { ...AppConfig.parse({}), title: "Two" });
  const second = await readConfigJson("flexiconfig.json", folder);
  expect(JSON.parse(second.body)).toMatchObject({ title: "Two" });
  expect(second.etag).not.toBe(first.etag);
});

test("a wrong field gets its default and one line naming file and field, once for each change", async () => {
  await write("flexifeatures.json", { ...right, styling: { ...right.styling, primaryColor: "blue" } });
  await Promise.all([features(), features(), features()]);
  expect(await features()).toEqual(right);
  expect(printed.lines).toEqual([
    expect.stringMatching(/^config\/flexifeatures\.json: "styling\.primaryColor" is wrong \(must be a hex colour/),
  ]);
  await write("flexifeatures.json", { ...right, styling: { ...right.styling, primaryColor: "green" } });
  await features();
  expect(printed.lines).toHaveLength(2);
});

test.each([
  ["{", "is not valid JSON"],
  ["", "is not valid JSON"],
  ["[]", '"the whole file" is wrong'],
  ["null", '"the whole file" is wrong'],
])("the file %p leaves the product up with all defaults and one line", async (content, reason) => {
  await write("flexifeatures.json", content);
  expect(await features()).toEqual(right);
  expect(await features()).toEqual(right);
  expect(printed.lines).toEqual([expect.stringContaining(`config/flexifeatures.json: ${reason}`)]);
});

test("an absent file is all defaults and one line, until it is there", async () => {
  expect(await features()).toEqual(right);
  expect(await features()).toEqual(right);
  expect(printed.lines).toEqual(["config/flexifeatures.json: cannot be read, all defaults are used"]);
  await write("flexifeatures.json", { ...right, startNewButtonText: "Again" });
  expect(await features()).toEqual({ ...right, startNewButtonText: "Again" });
});

test("a byte order mark is accepted", async () => {
  await write("flexifeatures.json", `\uFEFF${JSON.stringify(right)}`);
  expect(await features()).toEqual(right);
  expect(printed.lines).toEqual([]);
});

test("another file under /api/config is not found", async () => {
  for (const path of ["/api/config/training.json", "/api/config/../package.json", "/api/config/constructor"]) {
    expect(await call("GET", path)).toMatchObject({
      status: 404,
      body: { message: expect.any(String), code: "not_found" },
    });
  }
});

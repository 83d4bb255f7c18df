import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { myDataTexts } from "@/lib/texts/my-data";
import { searchTexts } from "@/lib/texts/search";
import { trainingTexts } from "@/lib/texts/training";
import { buildIfChanged } from "../../lib/launcher/build";
import { firstLoad, firstPageKb, kbOf } from "../support/browser/bundle-size";
import { test as base, expect } from "../support/browser/test";
import { createTinyNextApp } from "../support/factories/tiny-next-app";

const test = base.extend<object, { emptyApp: string }>({
  emptyApp: [
    async ({ browserName: _ }, use) => {
      const root = await createTinyNextApp();
      await use(root);
      await rm(root, { recursive: true });
    },
    { scope: "worker" },
  ],
});

// In one worker, so that the second test finds the empty app built, before it breaks it.
test.describe.configure({ mode: "default", timeout: 300_000 });

/** A string that only the code of this lazily loaded part contains. */
const lazyPartMarks = {
  game: trainingTexts.start,
  Markdown: "thematicBreak",
  export: myDataTexts.download,
  "search results": searchTexts.busy,
  "recogniser of distress": "self-harm",
};

test("the first screens load little more than an empty page and no lazily loaded part", async ({
  browser,
  account,
  baseURL,
  emptyApp,
}) => {
  const visitor = await browser.newContext();
  const person = await browser.newContext();
  await person.addInitScript((token) => localStorage.setItem("token", token), account.token);
  const [empty, login, home] = [
    await firstPageKb(emptyApp),
    await firstLoad(visitor, `${baseURL}/#/login`),
    await firstLoad(person, `${baseURL}/#/`),
  ];
  for (const files of [login, home]) {
    expect(kbOf(files, "js") / empty).toBeLessThanOrEqual(1.25);
    expect(kbOf(files, "css")).toBeLessThanOrEqual(10);
    const code = files.map((file) => file.code).join("\n");
    expect(Object.entries(lazyPartMarks).filter(([, mark]) => code.includes(mark))).toEqual([]);
  }
  await visitor.close();
  await person.close();
});

test("a build is reused until the sources change, and a failed build is reported and repeated", async ({
  emptyApp: root,
}) => {
  const buildId = () => readFile(join(root, process.env.NEXT_DIST_DIR ?? "", "BUILD_ID"), "utf8");
  await buildIfChanged(root);
  const first = await buildId();
  await buildIfChanged(root);
  expect(await buildId()).toBe(first);

  await writeFile(join(root, "app/page.jsx"), "export default () => <p>");
  for (const _ of ["once", "twice"]) {
    await expect(buildIfChanged(root)).rejects.toThrow(/could not be built[\s\S]*app\/page\.jsx/);
  }
});

async function scriptsOfBuild(): Promise<string[]> {
  const folder = join(__dirname, "../..", process.env.NEXT_DIST_DIR ?? "", "static/chunks");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

test("the build contains the string that marks each lazily loaded part", async () => {
  const codes = await scriptsOfBuild();
  for (const mark of Object.values(lazyPartMarks)) expect(codes.filter((code) => code.includes(mark))).not.toEqual([]);
});

test("the modules of the build are wrapped in parentheses, so that browsers compile them eagerly", async () => {
  const ofModules = (await scriptsOfBuild()).filter((code) => code.startsWith("(globalThis.TURBOPACK"));
  // Each file is a list of names and modules; this is the start of its first module.
  const firsts = ofModules.map((code) => /,\d+,(?=\D)(.{10})/.exec(code)?.[1]);
  expect(firsts.length).toBeGreaterThan(10);
  expect(firsts.filter((start) => !start?.startsWith("("))).toEqual([]);
});

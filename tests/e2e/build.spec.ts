import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { myDataTexts } from "@/lib/texts/my-data";
import { searchTexts } from "@/lib/texts/search";
import { trainingTexts } from "@/lib/texts/training";
import { buildIfChanged } from "../../lib/launcher/build";
import { firstLoad, kbOf, nextOwnKb } from "../support/browser/bundle-size";
import { newConversation } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

const root = resolve(__dirname, "../..");
const distFolder = process.env.NEXT_DIST_DIR ?? "";

/** A string that only the code of this lazily loaded part contains. */
const lazyPartMarks = {
  game: trainingTexts.start,
  Markdown: "thematicBreak",
  export: myDataTexts.download,
  "search results": searchTexts.busy,
};

test("the first screens load little more than Next does for any page, and no lazily loaded part", async ({
  browser,
  account,
  baseURL,
}) => {
  const visitor = await browser.newContext();
  const person = await browser.newContext();
  await person.addInitScript((token) => localStorage.setItem("token", token), account.token);
  const next = await nextOwnKb(root);
  const [login, home] = [await firstLoad(visitor, `${baseURL}/#/login`), await firstLoad(person, `${baseURL}/#/`)];
  for (const files of [login, home]) {
    // 1.33 of the scripts that Next has for any page, which has a script or two of its own: `npm run bench -- first-load`.
    expect(kbOf(files, "js") / next).toBeLessThanOrEqual(1.33);
    expect(kbOf(files, "css")).toBeLessThanOrEqual(27);
    expect(files.filter(({ kind }) => kind === "css").length).toBeLessThanOrEqual(4);
    const code = files.map((file) => file.code).join("\n");
    expect(Object.entries(lazyPartMarks).filter(([, mark]) => code.includes(mark))).toEqual([]);
  }
  await visitor.close();
  await person.close();
});

test("a thread loads few scripts beyond those of home, and nothing of the game", async ({
  browser,
  account,
  request,
  baseURL,
}) => {
  const id = await newConversation(request, account);
  const [atHome, atThread] = [await browser.newContext(), await browser.newContext()];
  for (const context of [atHome, atThread]) {
    await context.addInitScript((token) => localStorage.setItem("token", token), account.token);
  }
  const home = await firstLoad(atHome, `${baseURL}/#/`);
  const thread = await firstLoad(atThread, `${baseURL}/#/conversation/${id}`);
  const beyondHome = thread.filter(({ code }) => !home.some((file) => file.code === code));
  expect(kbOf(beyondHome, "js")).toBeLessThanOrEqual(60);
  expect(beyondHome.filter(({ code }) => code.includes(lazyPartMarks.game))).toEqual([]);
  expect(thread.filter(({ kind }) => kind === "js").length).toBeLessThanOrEqual(10);
  await atHome.close();
  await atThread.close();
});

/** The sources of the product, and what tells that they are built, inside the project because they need its packages. */
async function copySources(): Promise<string> {
  const parent = join(root, "test-results");
  await mkdir(parent, { recursive: true });
  const copy = await mkdtemp(join(parent, "sources-"));
  const files = (await readdir(root)).filter((name) => /\.(ts|json)$/.test(name));
  for (const name of ["app", "components", "lib", "public", join(distFolder, "sources"), ...files]) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  return copy;
}

test("a build is reused until the sources change, and a failed build is reported and repeated", async () => {
  const copy = await copySources();
  await buildIfChanged(copy);
  expect(await readdir(join(copy, distFolder))).toEqual(["sources"]);

  await writeFile(join(copy, "next.config.ts"), 'throw new Error("The oven is cold.");');
  for (const _ of ["once", "twice"]) {
    await expect(buildIfChanged(copy)).rejects.toThrow(/The build failed[\s\S]*The oven is cold\./);
  }
  await rm(copy, { recursive: true });
});

async function scriptsOfBuild(): Promise<string[]> {
  const folder = join(root, distFolder, "static/chunks");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

test("the build contains the string that marks each lazily loaded part", async () => {
  const codes = await scriptsOfBuild();
  for (const mark of Object.values(lazyPartMarks)) expect(codes.filter((code) => code.includes(mark))).not.toEqual([]);
});

test("no route needs the whole project when it is deployed", async () => {
  const server = join(root, distFolder, "server");
  const traces = (await readdir(server, { recursive: true })).filter((name) => name.endsWith(".nft.json"));
  expect(traces.length).toBeGreaterThan(40);
  const texts = await Promise.all(traces.map((name) => readFile(join(server, name), "utf8")));
  expect(traces.filter((_, index) => texts[index]?.includes("/CONTRIBUTING.md"))).toEqual([]);
});

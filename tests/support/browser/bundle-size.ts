import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "playwright";
import { buildIfChanged, builtFolder } from "../../../lib/launcher/build";
import { createTinyNextApp } from "../factories/tiny-next-app";

/** A script, a style sheet or a font, and its size on its way to the browser. */
export type Loaded = { kind: string; code: string; gzipped: number };

const loaded = (kind: string, code: string): Loaded => ({ kind, code, gzipped: gzipSync(code).length });
/** A font is compressed already. */
const loadedFont = (content: Buffer): Loaded => ({ kind: "woff2", code: "", gzipped: content.length });

/** The size of the scripts of an empty page built with the same Next, in KB. */
export async function emptyPageKb(): Promise<number> {
  const root = await createTinyNextApp();
  try {
    return await firstPageKb(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The scripts of an app's first page in KB, without those that only old browsers take. It is built unless it was. */
async function firstPageKb(root: string): Promise<number> {
  await buildIfChanged(root);
  const html = await readFile(join(builtFolder(root), "server/app/index.html"), "utf8");
  const scripts = [...html.matchAll(/<script ([^>]*)src="\/_next\/([^"?]+)[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  return scriptsKb(root, new Set(scripts.map(([, , file]) => file ?? "")));
}

/** The scripts that Next loads for every page of a built app, in KB. */
export async function nextOwnKb(root: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(builtFolder(root), "build-manifest.json"), "utf8"));
  return scriptsKb(root, manifest.rootMainFiles);
}

async function scriptsKb(root: string, files: Iterable<string>): Promise<number> {
  const codes = await Promise.all([...files].map((file) => readFile(join(builtFolder(root), file), "utf8")));
  return kbOf(
    codes.map((code) => loaded("js", code)),
    "js",
  );
}

/** Everything of ours that a browser with an empty cache loads for an address, until the network is idle. */
export async function firstLoad(context: BrowserContext, url: string): Promise<Loaded[]> {
  const page = await context.newPage();
  const bodies: Promise<Loaded>[] = [];
  page.on("response", (response) => {
    const [, kind] = /\/_next\/static\/[^?]*\.(js|css|woff2)(\?|$)/.exec(response.url()) ?? [];
    if (!kind) return;
    const isFont = kind === "woff2";
    const body = isFont ? response.body().then(loadedFont) : response.text().then((code) => loaded(kind, code));
    // One that arrives when the page is closed belongs to no list.
    body.catch(() => {});
    bodies.push(body);
  });
  await page.goto(url);
  // On a busy machine the network may be idle for a while before the screen's files are requested.
  await page.getByRole("main").getByRole("button").first().waitFor();
  await page.waitForLoadState("networkidle");
  const files = await Promise.all(bodies);
  await page.close();
  return files;
}

export const kbOf = (files: Loaded[], kind: string) =>
  files.filter((file) => file.kind === kind).reduce((sum, { gzipped }) => sum + gzipped, 0) / 1024;

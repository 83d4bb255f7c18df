import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { findBrowser } from "./support/browser";
import { castIn } from "./support/cast";
import { withProvidedApp } from "./support/provided-app";
import { type Cast, type Scene, scenesOf } from "./support/scenes";

// Pictures of the running product. `npm run screenshots` makes those of the README; with `-- all` every scene at
// every size, into test-results/ to be looked at (`-- all share-375`: those with this in their name), and which of them
// scroll sideways.

const photographers = 4;

type Size = { name: string; width: number; height: number; zoom?: number; schemes?: Scheme[] };
type Scheme = "light" | "dark";
type Picture = { scene: Scene; size: Size; scheme: Scheme };

const bothSchemes: Scheme[] = ["light", "dark"];
const phone: Size = { name: "375", width: 375, height: 760 };
const desktop: Size = { name: "1280", width: 1280, height: 860 };
const sizes: Size[] = [
  { name: "320", width: 320, height: 640, schemes: ["light"] },
  phone,
  { name: "768", width: 768, height: 960 },
  desktop,
  { name: "zoomed", width: 640, height: 430, zoom: 2, schemes: ["light"] },
];
/** The README's, smaller in bytes. */
const monitor: Size = { name: "desktop", width: 1080, height: 860 };
const hand: Size = { ...phone, name: "phone" };
const tour: [scene: string, size: Size, scheme: Scheme][] = [
  ["conversation", monitor, "light"],
  ["question", monitor, "light"],
  ["history", monitor, "light"],
  ["search", monitor, "light"],
  ["share", monitor, "dark"],
  ["game-right", monitor, "light"],
  ["game-over", monitor, "dark"],
  ["home", hand, "light"],
  ["note-mode", hand, "light"],
  ["conversation-hit", hand, "dark"],
];

const [mode, part = ""] = process.argv.slice(2);
const folder = resolve(__dirname, mode === "all" ? "../test-results/screenshots" : "screenshots");

async function main() {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  await withProvidedApp(async ({ url }) => {
    const cast = await castIn(browser, url);
    const queue = picturesOf(scenesOf(cast)).values();
    const photographer = async () => {
      for (const picture of queue) await take(browser, url, cast, picture);
    };
    await Promise.all(Array.from({ length: photographers }, photographer));
  }).finally(() => browser.close());
}

function picturesOf(scenes: Scene[]): Picture[] {
  if (mode !== "all") {
    return tour.flatMap(([name, size, scheme]) =>
      scenes.filter((scene) => scene.name === name).map((scene) => ({ scene, size, scheme })),
    );
  }
  return scenes
    .flatMap((scene) =>
      sizes.flatMap((size) => (size.schemes ?? bothSchemes).map((scheme) => ({ scene, size, scheme }))),
    )
    .filter((picture) => nameOf(picture).includes(part));
}

const nameOf = ({ scene, size, scheme }: Picture) => `${scene.name}-${size.name}-${scheme}`;

async function take(browser: Browser, url: string, cast: Cast, picture: Picture) {
  const { scene, size, scheme } = picture;
  const name = nameOf(picture);
  const isPhone = size.width < 500;
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.zoom ?? 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "en-GB",
    permissions: ["clipboard-write"],
  });
  context.setDefaultTimeout(10_000);
  if (scene.as) await context.addInitScript((token) => localStorage.setItem("token", token), cast.tokens[scene.as]);
  const page = await context.newPage();
  try {
    if (scene.failing) await page.route(scene.failing, (route) => route.abort());
    if (scene.hanging) await page.route(scene.hanging, () => {});
    await page.goto(`${url}/#${scene.path ?? "/"}`, { waitUntil: scene.hanging ? "commit" : "load" });
    await scene.play?.(page);
    if (!scene.hanging) await page.waitForLoadState("networkidle");
    if (scene.shows !== "where it opens") {
      await page.evaluate((isEnd) => window.scrollTo(0, isEnd ? document.body.scrollHeight : 0), scene.shows === "end");
    }
    if (await scrollsSideways(page, size.width)) console.log(`${name} scrolls sideways`);
  } catch (error) {
    console.log(`${name} was not reached: ${String(error).slice(0, 400)}`);
    process.exitCode = 1;
  }
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}

/** The page, a dialog or what scrolls in it. Code and tables of a reply may. */
const scrollsSideways = (page: Page, width: number) =>
  page.evaluate((most) => {
    const boxes = [...document.querySelectorAll("dialog, dialog :not(pre, table)")];
    return (
      document.documentElement.scrollWidth > most ||
      boxes.some((box) => box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX))
    );
  }, width);

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});

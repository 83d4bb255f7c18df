import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../support/browser/find-chromium";
import { type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { median } from "../support/load/percentile";

const samples = 30;
const warmUps = 5;
const topic = "How memory works";

/** The size of the code that is loaded with the game, and the time from "Start Game" to its first question, with the call. */
export const bench: Bench = { what: "Game: the size of its code, and the time to its first question", run };

async function run({ app: { url }, user: { token } }: BenchEnvironment) {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    await context.addInitScript((value) => localStorage.setItem("token", value), token);
    const page = await context.newPage();
    await page.goto(`${url}/#/`, { waitUntil: "networkidle" });
    const bytes = await loadedBytes(context, () => openGame(page));
    const waits: Wait[] = [];
    for (let sample = -warmUps; sample < samples; sample += 1) {
      const wait = await startGame(page);
      if (sample >= 0) waits.push(wait);
    }
    const [ms, callMs] = [median(waits.map(({ ms }) => ms)), median(waits.map(({ callMs }) => callMs))];
    return [
      reported(`${(bytes / 1024).toFixed(1)} KB gzipped, loaded when it is first opened`),
      reported(`first question ${ms.toFixed(1)} ms after "Start Game", ${callMs.toFixed(1)} ms of them the call`),
    ];
  } finally {
    await browser.close();
  }
}

/** Bytes of the scripts and styles, gzipped, that the browser fetches during `act`. */
async function loadedBytes(context: BrowserContext, act: () => Promise<void>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  context.on("response", (response) => {
    if (/\/_next\/static\/.*\.(js|css)$/.test(response.url())) bodies.push(response.body());
  });
  await act();
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}

async function openGame(page: Page): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name: "Training" }).click();
  await page.getByLabel("Topic").selectOption(topic);
  await page.waitForLoadState("networkidle");
}

type Wait = { ms: number; callMs: number };

/** Measures the time from the setup to the first question, and returns to the setup. */
async function startGame(page: Page): Promise<Wait> {
  await page.getByLabel("Topic").selectOption(topic);
  const wait = await page.getByRole("button", { name: "Start Game" }).evaluate(
    (button) =>
      new Promise<Wait>((resolve) => {
        performance.clearResourceTimings();
        const pressed = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector("legend")) return;
          const ms = performance.now() - pressed;
          observer.disconnect();
          const call = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/training/modules"));
          resolve({ ms, callMs: call?.duration ?? Number.NaN });
        }).observe(document.body, { childList: true, subtree: true });
        (button as HTMLButtonElement).click();
      }),
  );
  await page.getByRole("main").getByRole("button", { name: "Exit Game" }).click();
  await page.getByRole("button", { name: "Select New Topic" }).click();
  return wait;
}

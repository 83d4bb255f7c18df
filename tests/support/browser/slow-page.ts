import { type Browser, chromium, type Page } from "playwright";
import { findChromium } from "./find-chromium";

/** Slow 4G as Lighthouse has it. */
const slow4G = {
  offline: false,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const slowdown = 4;

/** An empty page on a processor four times slower than this one, with somebody signed in. */
export async function slowPage(browser: Browser, token: string, { isOnSlow4G = false } = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  // tsx wraps inner functions in calls of `__name`, which a page does not have.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript((held) => localStorage.setItem("token", held), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (isOnSlow4G) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4G);
  }
  return page;
}

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The number of elements in the page. */
export const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

/** How long the frames take, in milliseconds, while what is seen moves on by `step` pixels at each. */
export function scrollFrames(page: Page, scroller: string | null, step: number, count: number): Promise<number[]> {
  return page.evaluate(
    ({ scroller, step, count }) =>
      new Promise<number[]>((resolve) => {
        const target = (scroller && document.querySelector(scroller)) || document.scrollingElement;
        const frames: number[] = [];
        let last: number | null = null;
        requestAnimationFrame(function frame(now) {
          if (last !== null) frames.push(now - last);
          last = now;
          if (frames.length === count) return resolve(frames);
          target?.scrollBy({ top: step, behavior: "instant" });
          requestAnimationFrame(frame);
        });
      }),
    { scroller, step, count },
  );
}

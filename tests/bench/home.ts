import type { Page } from "playwright";
import { slowPage, withBrowser } from "../support/browser/slow-page";
import { atMost, type Bench, type BenchEnvironment } from "../support/load/bench";
import { median } from "../support/load/percentile";
import { query } from "../support/process/database";

const samples = 7;

/** The home screen of a person who wrote on this day of earlier years, in a browser with an empty cache, and when it is opened again. */
export const bench: Bench = { what: "Home with data, on slow 4G and a processor four times slower", run };

async function run({ app: { url }, user: { id, token }, databaseUrl }: BenchEnvironment) {
  await fillHome(databaseUrl, id);
  const loads = await withBrowser(async (browser) => {
    const loads: (Load & { againMs: number })[] = [];
    // The first load only warms the server up.
    for (let sample = -1; sample < samples; sample += 1) {
      const page = await slowPage(browser, token, { isOnSlow4G: true });
      await page.addInitScript(watchLoad);
      const load = await loadOf(page, `${url}/#/`);
      await page.goto("about:blank");
      const { paintMs: againMs } = await loadOf(page, `${url}/#/`);
      if (sample >= 0) loads.push({ ...load, againMs });
      await page.context().close();
    }
    return loads;
  });
  const writable = median(loads.map(({ writableMs }) => writableMs));
  return [
    atMost("largest contentful paint", median(loads.map(({ paintMs }) => paintMs)), 1_500, " ms"),
    atMost("– opened again", median(loads.map(({ againMs }) => againMs)), 1_500, " ms"),
    atMost("the first box can be written in", writable, 1_900, " ms"),
    atMost("total blocking time", median(loads.map(({ blockedMs }) => blockedMs)), 200, " ms"),
    atMost("layout shift", median(loads.map(({ shift }) => shift)), 0.02),
  ];
}

type Load = { paintMs: number; writableMs: number; blockedMs: number; shift: number };

async function loadOf(page: Page, address: string): Promise<Load> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("region", { name: "Written on this day" }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate(() => (window as unknown as { load: Load }).load);
}

/** In the page: what the browser itself reports of the load. */
function watchLoad() {
  const load = { paintMs: 0, writableMs: 0, blockedMs: 0, shift: 0 };
  Object.assign(window, { load });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  requestAnimationFrame(function look() {
    if (!document.querySelector("main textarea")?.checkVisibility()) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => Object.assign(load, { writableMs: performance.now() })));
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    load.paintMs = startTime;
  });
  watch("longtask", ({ duration }) => {
    load.blockedMs += Math.max(0, duration - 50);
  });
  watch("layout-shift", (entry) => {
    load.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Inserts three memories, written on this day of earlier years. */
async function fillHome(databaseUrl: string, userId: string): Promise<void> {
  await query(
    databaseUrl,
    `INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "turnCount", "createdAt")
     SELECT $1, 'c' || n, n, 'place', 'The lighthouse, part ' || n, '[]', 0, now() - make_interval(years => n)
     FROM generate_series(1, 3) n`,
    [userId],
  );
  await query(
    databaseUrl,
    `INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "normalizedMessage", "requestKey")
     SELECT $1, 't' || n, 'c' || n, 0, 0, 'It was cold.', '', 'turn-' || n FROM generate_series(1, 3) n`,
    [userId],
  );
}

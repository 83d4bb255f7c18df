import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { withBrowser } from "../support/browser/slow-page";
import { fifteenYears } from "../support/factories/foreign-journals";
import { atMost, type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { processorSeconds, residentMegabytes } from "../support/load/latency-probe";
import { serverPid } from "../support/process/app";
import { query } from "../support/process/database";

const [entries, pictures] = [8_000, 2_000];

/** A whole journal that is brought in by a browser. */
export const bench: Bench = {
  what: `A Day One export of ${entries} entries over 15 years with ${pictures} small pictures, imported by a browser`,
  run,
};

async function run({ app, user: { id, token }, databaseUrl }: BenchEnvironment) {
  const path = join(tmpdir(), `flexi-day-one-${process.pid}.zip`);
  const zip = fifteenYears(entries, pictures);
  await writeFile(path, zip);
  try {
    return await withBrowser(async (browser) => {
      const page = await newPage(browser, `${app.url}/#/`, token);
      await page.getByRole("navigation").getByRole("button", { name: "My data" }).click();
      const pids = [await serverPid(app), await rendererPid(browser)];
      const sizes = await watchSizes(pids);
      const before = await Promise.all(pids.map(processorSeconds));
      const chosenAt = performance.now();
      await page.getByLabel("File (JSON or .zip)").setInputFiles(path);
      const announced = await page.getByText(/^A Day One journal/).textContent({ timeout: 60_000 });
      const startedAt = performance.now();
      await page.getByRole("button", { name: "Import" }).click();
      await page.getByText(/conversations were imported|import failed/).waitFor({ timeout: 600_000 });
      const [reading, importing] = [startedAt - chosenAt, performance.now() - startedAt].map((ms) => ms / 1000);
      const [server = 0, tab = 0] = sizes.growth();
      const after = await Promise.all(pids.map(processorSeconds));
      const [ofServer, ofTab] = after.map((seconds, index) => (seconds - (before[index] ?? 0)).toFixed(0));
      const stored = await countsOf(databaseUrl, id);
      const [, first, second] = /: ([\d,]+) entries.* ([\d,]+) pictures/.exec(announced ?? "") ?? [];
      const numbers = [first, second].map((number) => Number(number?.replace(",", "")));
      return [
        reported(`${(zip.length / 1e6).toFixed(0)} MB; “${announced}”`),
        atMost("read and announced", reading ?? 0, 10, " s"),
        atMost("imported", importing ?? 0, 60, " s"),
        reported(`processor time: ${ofServer} s of the server, ${ofTab} s of the tab`),
        atMost("memory of the tab above that before", tab, 250, " MB"),
        atMost("memory of the server above that before", server, 250, " MB"),
        atMost("entries that are not as announced", Math.abs((numbers[0] ?? 0) - stored.conversations), 0),
        atMost("pictures that are not as announced", Math.abs((numbers[1] ?? 0) - stored.files), 0),
      ];
    });
  } finally {
    await rm(path, { force: true });
  }
}

async function newPage(browser: Browser, url: string, token: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  await context.addInitScript((held) => localStorage.setItem("token", held), token);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The process of the page. */
async function rendererPid(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return Math.max(...renderers.map(({ id }) => id));
}

/** The largest growth of these processes from now on, in MB. */
async function watchSizes(pids: number[]) {
  const before = await Promise.all(pids.map(residentMegabytes));
  const peaks = [...before];
  const watching = setInterval(async () => {
    for (const [index, pid] of pids.entries()) peaks[index] = Math.max(peaks[index] ?? 0, await residentMegabytes(pid));
  }, 100);
  return {
    growth: () => {
      clearInterval(watching);
      return peaks.map((peak, index) => peak - (before[index] ?? 0));
    },
  };
}

async function countsOf(databaseUrl: string, userId: string) {
  const count = async (table: string) => {
    const sql = `SELECT count(*)::int AS count FROM "${table}" WHERE "userId" = $1`;
    return (await query<{ count: number }>(databaseUrl, sql, [userId]))[0]?.count ?? 0;
  };
  return { conversations: await count("Conversation"), files: await count("File") };
}

import { mkdir } from "node:fs/promises";
import { startFirefox } from "../support/browser/start-firefox";
import { startWebKit } from "../support/browser/start-webkit";
import { WebDriver } from "../support/browser/web-driver";
import { startApp } from "../support/process/app";
import { journalFlows } from "./journal-flows";
import { mainFlows } from "./main-flows";
import { mendFlows } from "./mend-flows";
import type { Flow } from "./steps";

// The main tasks, in browsers other than Chromium: `npm run test:browsers` runs all in Firefox and in WebKit (the browser of
// every iPhone), in a small and in a large window; `-- firefox` in one of them. `npm test` runs the main flows in Firefox
// (`-- firefox main`). A browser that is not installed is skipped.

// Separate from the build of `npm start`, so that a running app keeps its files.
process.env.NEXT_DIST_DIR ??= ".next-test";

const browsers = { firefox: startFirefox, webkit: startWebKit };
type Name = keyof typeof browsers;

const phone = { width: 375, height: 700, hasMouse: false };
const desktop = { width: 1_280, height: 800, hasMouse: true };

async function check(name: Name, size: typeof phone, flows: Record<string, Flow>): Promise<void> {
  const { width, height, hasMouse } = size;
  const connection = await browsers[name](hasMouse);
  if (typeof connection === "string") return console.log(`Skipped: ${connection}`);
  const browser = new WebDriver(connection);
  const app = await startApp();
  const username = `ann-${Date.now()}`;
  let errors: string[] = [];
  try {
    await connection.resize(width, height);
    for (const [title, flow] of Object.entries(flows)) {
      await flow(browser, app, username).catch(async (error: Error) => {
        await mkdir("test-results", { recursive: true });
        await browser.screenshot(`test-results/${name}-${width}.png`).catch(() => {});
        throw new Error(`at ${width} px, ${title}: ${error.message}`);
      });
      console.log(`✓ ${name} at ${width} px ${title}`);
    }
  } finally {
    errors = await browser.close();
    await app.stop();
  }
  if (errors.length > 0) throw new Error(`the console shows errors:\n${errors.join("\n")}`);
}

/** On CI, on a machine that may be busy with others, a failure gets a second try. */
async function checkTwice(...parameters: Parameters<typeof check>): Promise<void> {
  await check(...parameters).catch((error: Error) => {
    if (!process.env.CI) throw error;
    console.log(`Flaky: ${parameters[0]} ${error.message}`);
    return check(...parameters);
  });
}

async function run(): Promise<void> {
  const chosen = process.argv.slice(2);
  const isMain = chosen.includes("main");
  const all = Object.keys(browsers) as Name[];
  const names = all.some((name) => chosen.includes(name)) ? all.filter((name) => chosen.includes(name)) : all;
  const flows = isMain ? mainFlows : { ...mainFlows, ...mendFlows, ...journalFlows };
  for (const name of names) {
    for (const size of isMain ? [phone] : [phone, desktop]) {
      await checkTwice(name, size, flows).catch((error: Error) => {
        console.log(`✗ ${name} ${error.message}`);
        process.exitCode = 1;
      });
    }
  }
}

run();

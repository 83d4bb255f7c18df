import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/browser/find-chromium";

// Separate from the build of `npm start`, so that a running app keeps its files.
process.env.NEXT_DIST_DIR ??= ".next-test";
// Once for this process and all its workers.
process.env.CHROMIUM_PATH ||= findChromium();

const quiet = ["background-networking", "component-update", "sync", "quic", "gpu"].map((name) => `--disable-${name}`);
// The app's page reuses the process of the empty page.
const oneProcess = "--renderer-process-limit=1";

// These tests start apps of their own, one after the other. They measure nothing, and mostly wait.
const processTests = /\/(recovery|start|stop)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/browser/playwright-global-setup.ts",
  fullyParallel: true,
  projects: [
    { name: "processes", testMatch: processTests, workers: 1 },
    { name: "browser", testIgnore: processTests },
  ],
  // A test spends a third of its time waiting.
  workers: Math.min(8, Math.ceil(availableParallelism() * 1.5)),
  // A busy machine is slow, not wrong. These only end a test that hangs.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env.CI),
  // A second try on a machine that may be busy with others; Playwright lists such a test as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-first-run", oneProcess, ...quiet] },
    // Animations cost a tenth of the processor. Tests of motion turn them on.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
});

import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

// The headless shell comes first, because it is the fastest.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium that starts on this machine: from `CHROMIUM_PATH`, an installed one, Playwright's own, or one that is installed now. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH || workingBrowser();
  if (found) return found;
  for (const command of installations()) {
    console.log(`There is no Chromium on this machine. Installing one: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit" });
    const installed = workingBrowser();
    if (installed) return installed;
  }
  throw new Error("No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.");
}

function workingBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  // It has to print its version: a file of that name may be a stub that only explains how to install a browser.
  return [...onPath, macChrome, chromium.executablePath()].find((path) => spawnSync(path, ["--version"]).status === 0);
}

function installations(): string[] {
  const asRoot = process.getuid?.() === 0 ? "" : "sudo -n ";
  return [
    "npx playwright install --with-deps chromium",
    ...["chromium-headless-shell", "chromium"].map(
      (name) => `${asRoot}apt-get update && ${asRoot}apt-get install -y --no-install-recommends ${name}`,
    ),
  ];
}

import { chromium } from "playwright";
import { emptyPageKb, firstLoad, kbOf } from "../support/browser/bundle-size";
import { findChromium } from "../support/browser/find-chromium";
import { atMost, type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { startMemory } from "../support/process/client";

/** What a browser with an empty cache loads until the network is idle, compared with an empty page of the same Next. */
export const bench: Bench = { what: "First load: scripts and styles, gzipped, and fonts", run };

async function run({ app: { url }, user: { token } }: BenchEnvironment) {
  const empty = await emptyPageKb();
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const visitor = await browser.newContext();
    const login = await firstLoad(visitor, `${url}/#/login`);
    const person = await browser.newContext();
    await person.addInitScript((value) => localStorage.setItem("token", value), token);
    const home = await firstLoad(person, `${url}/#/`);
    const writer = { url, token, username: "bench" };
    const { conversationId } = (await startMemory(writer, "Bench")).body;
    const reader = await browser.newContext();
    await reader.addInitScript((value) => localStorage.setItem("token", value), token);
    let requests = 0;
    reader.on("request", () => {
      requests += 1;
    });
    const thread = await firstLoad(reader, `${url}/#/conversation/${conversationId}`);
    const sizes = [empty, kbOf(login, "js"), kbOf(home, "js")].map((kb) => `${kb.toFixed(1)} KB`);
    return [
      reported(`scripts: empty page ${sizes[0]}, login ${sizes[1]}, home ${sizes[2]}`),
      atMost("login, scripts beside the empty page", kbOf(login, "js") / empty, 1.165, " ×"),
      atMost("home, scripts beside the empty page", kbOf(home, "js") / empty, 1.25, " ×"),
      atMost("home, styles", kbOf(home, "css"), 27, " KB"),
      atMost("home, files of styles", home.filter(({ kind }) => kind === "css").length, 4),
      atMost("home, fonts", kbOf(home, "woff2"), 80, " KB"),
      atMost("a direct link to a thread, scripts", kbOf(thread, "js"), 230, " KB"),
      atMost("a direct link to a thread, requests", requests, 25),
    ];
  } finally {
    await browser.close();
  }
}

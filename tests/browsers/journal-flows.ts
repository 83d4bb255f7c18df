import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { journalFormat } from "../../lib/conversation/export/export-json";
import type { JournalConversation } from "../../lib/conversation/export/journal";
import { keys, poll, type WebDriver } from "../support/browser/web-driver";
import { type Flow, openMatch, openMenuEntry, search } from "./steps";

const entry = { response: null, receipt: null, file: null, continuations: [], notes: [] };

/** A memory of an earlier year, in the form of an export. */
const memory = (projectName: string, timestamp: string, written: Partial<JournalConversation> = {}) => ({
  ...{ _id: projectName.toLowerCase(), projectName, topic: "journey", timestamp, orderIndex: 1 },
  questionAnswers: [{ question: "Where did you go?", answer: "Along the coast, by bicycle." }],
  ...{ ...entry, ...written },
});

const copy = {
  ...journalFormat,
  conversations: [
    memory("Tent", "2019-07-14T10:00:00.000Z"),
    memory("Bicycles", "2021-05-02T10:00:00.000Z", {
      response: "Which way did the wind blow?",
      notes: [{ message: "Ada has the photos of the coast.", timestamp: "2021-05-02T11:00:00.000Z", orderIndex: 1 }],
    }),
  ],
};

const importCopy: Flow = async (browser, { url }) => {
  await browser.open(`${url}/#/`);
  await openMenuEntry(browser, "My data");
  await browser.see("File (JSON or .zip)");
  await browser.attach("journal.json", "application/json", Buffer.from(JSON.stringify(copy)));
  await browser.click("button", "Import");
  await browser.see("2 conversations");
  await browser.press(keys.escape);
};

/** Waits until the history begins with this title and has this many. */
const seeTitles = (browser: WebDriver, first: string, count: number) =>
  browser.until(
    `const titles = [...document.querySelectorAll("main li bdi")].map((title) => title.textContent);
     return (titles[0] === args[0] && titles.length === args[1]) || null;`,
    first,
    count,
  );

const filterHistory: Flow = async (browser) => {
  await browser.click("button", "History");
  await browser.fill("Filter by name", "bicycle");
  await seeTitles(browser, "Bicycles", 1);
  await browser.fill("Filter by name", " ");
  await browser.choose("Go to a year", "2019");
  await seeTitles(browser, "Tent", 1);
};

const searchWithFilters: Flow = async (browser) => {
  await search(browser, "coast", 3);
  await browser.click("button", "Notes");
  await browser.see("1 result");
  await browser.see("Ada has the photos");
  await browser.click("button", "Notes");
  await browser.fill("Search everything", '"coast, by"');
  await browser.see("2 results");
  await browser.choose("Year", "2019");
  await browser.see("1 result");
  await browser.press(keys.escape);
};

const exportJournal: Flow = async (browser) => {
  await openMenuEntry(browser, "My data");
  for (const [format, extension, start] of [
    ["", "html", "<!doctype html>"],
    ["Plain text", "zip", "pk"],
  ] as const) {
    if (format) await browser.choose("Format", format);
    await browser.click("button", "Download");
    await browser.see(`.${extension} has been downloaded.`);
    const { downloads } = browser;
    if (downloads === null) continue;
    await poll(`a ${extension} file that begins with ${start}`, async () => {
      const name = (await readdir(downloads)).find((name) => name.startsWith("journal-") && name.endsWith(extension));
      return name && (await readFile(join(downloads, name), "latin1")).toLowerCase().startsWith(start) ? name : null;
    });
  }
  await browser.press(keys.escape);
};

const shareWithoutReply: Flow = async (browser, { url }) => {
  await openMatch(browser, '"which way"', "Which way did the wind blow?");
  await browser.click("button", "Share");
  await browser.see("They will see");
  await browser.click("checkbox", "With the reply");
  await browser.until("return document.querySelectorAll('dialog article').length === 1 || null");
  await browser.click("button", "Share");
  const link = String(await browser.until("return document.querySelector('dialog input[readonly]')?.value || null"));
  await browser.open(link);
  await browser.see("Along the coast, by bicycle.");
  await browser.miss("Which way did the wind blow?");
  await browser.open(`${url}/#/`);
  await openMatch(browser, '"which way"', "Which way did the wind blow?");
  await browser.click("button", "Shared");
  await browser.click("checkbox", "With the reply");
  await browser.until("return document.querySelectorAll('dialog article').length === 2 || null");
  await browser.open(link);
  await browser.reload();
  await browser.see("Which way did the wind blow?");
};

/** Importing, filtering, searching, exporting and sharing. */
export const journalFlows: Record<string, Flow> = {
  "imports a copy": importCopy,
  "filters the history and goes to a year": filterHistory,
  "searches for a phrase, in notes and in a year": searchWithFilters,
  "downloads a page to print, and a .zip": exportJournal,
  "shares with and without the reply": shareWithoutReply,
};

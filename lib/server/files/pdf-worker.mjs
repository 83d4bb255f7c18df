// Runs in a worker thread, because a hostile PDF of a few kilobytes can keep a thread busy for a minute.
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

/** The text of a PDF, page by page, until it is as long as the AI may be sent. */
async function readText({ bytes, characters }) {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  let text = "";
  for (let number = 1; number <= pdf.numPages && text.length <= characters; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const page = items.map(({ str = "", hasEOL }) => (hasEOL ? `${str}\n` : str)).join("");
    text += `${page.trim()}\n\n`;
  }
  return text.slice(0, characters + 1);
}

try {
  parentPort.postMessage({ text: await readText(workerData) });
} catch (error) {
  parentPort.postMessage({ reason: error?.name === "PasswordException" ? "locked" : "broken" });
}

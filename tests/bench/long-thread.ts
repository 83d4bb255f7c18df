import type { Page } from "playwright";
import { nodesOf, scrollFrames, slowPage, withBrowser } from "../support/browser/slow-page";
import { atMost, type Bench, type BenchEnvironment } from "../support/load/bench";
import { median, percentile } from "../support/load/percentile";
import { query } from "../support/process/database";

const entries = 2_000;
const samples = 5;
const typedText = "My uncle wound the clock, and then it was quiet.";

/** Opens a conversation of two thousand entries, scrolls in it and types in it, also while a reply streams in. */
export const bench: Bench = { what: `A thread of ${entries} entries, on a processor four times slower`, run };

async function run({ app: { url }, user: { id, token }, databaseUrl }: BenchEnvironment) {
  const path = `/conversation/${await writeLongThread(databaseUrl, id, entries)}`;
  return withBrowser(async (browser) => {
    const page = await slowPage(browser, token);
    await page.addInitScript(streamReplies);
    await page.goto(`${url}/#/`);
    const mounts: number[] = [];
    for (let sample = -1; sample < samples; sample += 1) {
      if (sample >= 0) {
        // The page is loaded again, so that the thread is not in its cache.
        await page.goBack();
        await page.reload();
      }
      const ms = await mountMs(page, path);
      if (sample >= 0) mounts.push(ms);
    }
    const frames = await scrollFrames(page, null, -60, 300);
    const nodes = await nodesOf(page);
    await page.getByRole("button", { name: "Jump to latest" }).click();
    const keys = await keyMs(page);
    await page.getByRole("textbox", { name: "Your message" }).press("Enter");
    await page.getByText("word 5 ").waitFor();
    const keysMeanwhile = await keyMs(page);
    if (!(await page.getByRole("button", { name: "Stop" }).isVisible())) throw new Error("The reply came too early.");
    return [
      atMost("mounted", median(mounts), 600, " ms"),
      atMost("key to paint, 95th percentile", percentile(keys, 0.95), 50, " ms"),
      atMost("key to paint while a reply streams in, 95th percentile", percentile(keysMeanwhile, 0.95), 50, " ms"),
      atMost("scrolling frames, 95th percentile", percentile(frames, 0.95), 34, " ms"),
      atMost("nodes in the page", Math.max(nodes, await nodesOf(page)), 600),
    ];
  });
}

/** Milliseconds from home to the last entry on the screen, the call included. */
async function mountMs(page: Page, path: string): Promise<number> {
  await page.getByRole("heading", { name: "Hi, bench" }).waitFor();
  return page.evaluate(
    ({ path, last }) =>
      new Promise<number>((resolve) => {
        const opened = performance.now();
        window.location.hash = `#${path}`;
        requestAnimationFrame(function look() {
          const marker = [...document.querySelectorAll("[data-searchable]")].some((shown) =>
            shown.textContent?.startsWith(last),
          );
          if (!marker) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - opened)));
        });
      }),
    { path, last: `${entries - 1}: ` },
  );
}

/** Milliseconds from each key press to the paint that shows it, measured in the page. */
async function keyMs(page: Page): Promise<number[]> {
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.focus();
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    document.addEventListener("keydown", ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - timeStamp)));
    });
  });
  await page.keyboard.type(typedText, { delay: 40 });
  return page.evaluate(() => (window as unknown as { waits: number[] }).waits);
}

/** In the page: a fake provider streams a word every 25 ms without end. */
function streamReplies() {
  const real = window.fetch;
  window.fetch = async (target, options) => {
    if (target !== "/api/grok") return real(target, options);
    const encoder = new TextEncoder();
    let count = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (event: string, data: object) =>
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        send("start", { conversationId: "long", orderIndex: 1_000_000 });
        setInterval(() => {
          count += 1;
          send("delta", { text: `word ${count} ` });
        }, 25);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

const message =
  "The lighthouse at Skagen smelled of tar and bread, and my uncle wound the clock before we went to bed.";
const reply =
  "You remember the **clock** so well.\n\n- Who wound it when your uncle was away?\n- What did it sound like at night?\n\nWrite down the first thing that comes to mind.";

/** Inserts a conversation of this many entries, every fourth of them a private note. Returns its id. */
async function writeLongThread(databaseUrl: string, userId: string, entries: number): Promise<string> {
  const run = (text: string, ...values: unknown[]) => query(databaseUrl, text, [userId, entries, ...values]);
  await run(
    `INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "entryCount", "turnCount")
     VALUES ($1, 'long', 1, 'place', 'The lighthouse', $3::jsonb, $2::int, $2::int)`,
    JSON.stringify([{ question: "Which place?", answer: message }]),
  );
  await run(
    `INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "response", "normalizedMessage", "requestKey")
     SELECT $1, 't' || n, 'long', n, n, n || ': ' || $3 || ' ' || $3, n || ': ' || $4, '', 'turn-' || n
     FROM generate_series(0, $2::int - 1) n WHERE n % 4 < 3`,
    message,
    reply,
  );
  await run(
    `INSERT INTO "Note" ("userId", "id", "conversationId", "orderIndex", "message", "normalizedMessage", "requestKey")
     SELECT $1, 'n' || n, 'long', n, n || ': ' || $3, '', 'note-' || n FROM generate_series(0, $2::int - 1) n WHERE n % 4 = 3`,
    message,
  );
  return "long";
}

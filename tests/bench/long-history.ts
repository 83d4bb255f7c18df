import type { Page } from "playwright";
import { nodesOf, scrollFrames, slowPage, withBrowser } from "../support/browser/slow-page";
import { atMost, type Bench, type BenchEnvironment } from "../support/load/bench";
import { median, percentile } from "../support/load/percentile";
import { query } from "../support/process/database";

const conversations = 10_000;
const samples = 7;

/** The history of a person with very many conversations. */
export const bench: Bench = { what: `A history of ${conversations}, on a processor four times slower`, run };

async function run({ app: { url }, user: { id, token }, databaseUrl }: BenchEnvironment) {
  await query(
    databaseUrl,
    `INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "createdAt")
     SELECT $1, 'c' || n, n, 'place', 'Memory ' || n, '[]', now() - make_interval(hours => 7 * ($2::int - n))
     FROM generate_series(1, $2::int) n`,
    [id, conversations],
  );
  await query(
    databaseUrl,
    `INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "normalizedMessage", "requestKey")
     SELECT $1, 't' || n, 'c' || n, 0, 0, '', '', 'turn-' || n FROM generate_series(1, $2::int) n`,
    [id, conversations],
  );
  await query(databaseUrl, "ANALYZE");
  return withBrowser(async (browser) => {
    const page = await slowPage(browser, token);
    await page.goto(`${url}/#/`);
    await page.getByRole("heading", { name: "Hi, bench" }).waitFor();
    const openings: number[] = [];
    // The first opening loads the code of the history.
    for (let sample = -1; sample < samples; sample += 1) {
      const ms = await openingMs(page);
      if (sample >= 0) openings.push(ms);
      await page.goBack();
      await page.getByRole("heading", { name: "Hi, bench" }).waitFor();
    }
    await openingMs(page);
    const frames = await scrollFrames(page, null, 60, 400);
    return [
      atMost("opens", median(openings), 200, " ms"),
      atMost("scrolling frames, 95th percentile", percentile(frames, 0.95), 34, " ms"),
      atMost("nodes in the page", await nodesOf(page), 600),
    ];
  });
}

/** Milliseconds from the click to the newest row on the screen, the call included. */
function openingMs(page: Page): Promise<number> {
  const button = page.getByRole("navigation").getByRole("button", { name: "History" });
  return button.evaluate(
    (button, newest) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        (button as HTMLButtonElement).click();
        requestAnimationFrame(function look() {
          const row = [...document.querySelectorAll("main bdi")].some((name) => name.textContent === newest);
          if (!row) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
      }),
    `Memory ${conversations}`,
  );
}

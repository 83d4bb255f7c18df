import type { Locator } from "playwright";
import { nodesOf, scrollFrames, slowPage, withBrowser } from "../support/browser/slow-page";
import { manyMemories } from "../support/factories/life-lines";
import { atMost, type Bench, type BenchEnvironment } from "../support/load/bench";
import { median, percentile } from "../support/load/percentile";
import { query } from "../support/process/database";

const memories = 1_000;
const samples = 7;

/** The life line of a person with very many memories. */
export const bench: Bench = {
  what: `A life line of ${memories} memories from 1930 to 2026, on a processor four times slower`,
  run,
};

async function run({ app: { url }, user: { id, token }, databaseUrl }: BenchEnvironment) {
  const { dated } = manyMemories(null, memories);
  await query(
    databaseUrl,
    `INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "whenText", "whenStart", "whenEnd", "whenEdtf")
     SELECT $1, m ->> '_id', n, m ->> 'topic', m ->> 'projectName',
       jsonb_build_array(jsonb_build_object('question', '', 'answer', m ->> 'excerpt')),
       m -> 'when' ->> 'text', (m -> 'when' ->> 'start')::date, (m -> 'when' ->> 'end')::date, 'any'
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY written (m, n)`,
    [id, JSON.stringify(dated)],
  );
  await query(
    databaseUrl,
    `INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "normalizedMessage", "requestKey")
     SELECT $1, c."id", c."id", 0, 0, '', '', c."id" FROM "Conversation" c WHERE c."userId" = $1`,
    [id],
  );
  await query(databaseUrl, "ANALYZE");
  return withBrowser(async (browser) => {
    const page = await slowPage(browser, token);
    await page.goto(`${url}/#/`);
    const entry = page.getByRole("navigation").getByRole("button", { name: "Your life" });
    await entry.waitFor();
    const openings: number[] = [];
    // The first opening loads the code of the page.
    for (let sample = -1; sample < samples; sample += 1) {
      if (sample > -1) await page.goBack();
      const ms = await openingMs(entry);
      if (sample >= 0) openings.push(ms);
    }
    const frames = await scrollFrames(page, null, 60, 400);
    const nodes = await nodesOf(page);
    await page.getByRole("button", { name: "Show as a plain list" }).click();
    const links = await page.getByRole("main").locator("ol a").count();
    return [
      atMost("opens", median(openings), 300, " ms"),
      atMost("scrolling frames, 95th percentile", percentile(frames, 0.95), 34, " ms"),
      atMost("nodes in the page", nodes, 800),
      atMost("memories that the plain list lacks", memories - links, 0),
    ];
  });
}

/** Milliseconds from the click to the first memories on the screen. */
function openingMs(entry: Locator): Promise<number> {
  return entry.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        (button as HTMLButtonElement).click();
        requestAnimationFrame(function look() {
          if (!document.querySelector("main ol a")) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
      }),
  );
}

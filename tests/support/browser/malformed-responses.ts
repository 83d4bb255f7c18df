import type { Page } from "@playwright/test";
import { type Stage, test } from "./spec-sentences";
import { expect } from "./test";

/** What our side says of an answer that it cannot read. */
export const unexpected = "Something went wrong on our side. Please try again.";

const members =
  "token message username email displayName title styling conversations nextCursor conversation notes note results fileId file shares sharedBy topics userScores topScores conversationId orderIndex";
const eachMember = (value: unknown) => Object.fromEntries(members.split(" ").map((name) => [name, value]));

/** What no server of ours answers with 200. */
const malformed = [null, [], "text", {}, eachMember(7), eachMember([{}]), eachMember({ a: {} })];

export type Row = {
  call: string;
  /** Where a call is made from two places. */
  from?: string;
  /** Until the call is about to be made. */
  before?(stage: Stage): Promise<unknown>;
  make(stage: Stage): Promise<unknown>;
  /** One of these stands there then. */
  says: string[];
};

/** A test for each call: what the page says of answers of any other shape. */
export function testMalformed(rows: Row[]): void {
  for (const row of rows) {
    const from = row.from ? ` from ${row.from}` : "";
    test(`${row.call}${from} with an answer of any other shape says “${row.says[0]}”`, async ({ stage }) => {
      for (const body of malformed) {
        await test.step(JSON.stringify(body).slice(0, 40), async () => {
          await play(row, stage, body);
          await expectSentence(stage.page, row.says);
        });
      }
    });
  }
}

/** A row from its beginning, which nothing of an earlier one is kept for, its call answered so. */
async function play({ call, before, make }: Row, stage: Stage, body: unknown) {
  await stage.page.unrouteAll();
  if (stage.page.url() !== "about:blank") await stage.page.evaluate(() => localStorage.clear());
  await stage.page.goto("about:blank");
  await before?.(stage);
  await stage.page.route(call, (route) => route.fulfill({ json: body }));
  await make(stage);
}

async function expectSentence(page: Page, says: string[]) {
  const [first = "", second = first] = says;
  const shown = page.getByText(first).or(page.getByText(second)).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
}

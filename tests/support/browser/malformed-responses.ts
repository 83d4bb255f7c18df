import type { Page } from "@playwright/test";
import { type Stage, test } from "./spec-sentences";
import { expect } from "./test";

/** The sentence for a response that the client cannot read. */
export const unexpected = "Something went wrong on our side. Please try again.";

const members =
  "token message username email displayName title styling conversations nextCursor conversation notes note results fileId file shares sharedBy topics userScores topScores conversationId orderIndex";
const eachMember = (value: unknown) => Object.fromEntries(members.split(" ").map((name) => [name, value]));

/**
 * Bodies that our server never sends with 200: no object, members of the wrong type, lists of incomplete rows, and nothing at all.
 * `tests/unit/response-checks.test.ts` has more, and proves that a call throws for each.
 */
export const malformed = [null, eachMember(7), eachMember([{}]), {}];

export type Row = {
  call: string;
  /** The steps before the call. */
  before?(stage: Stage): Promise<unknown>;
  make(stage: Stage): Promise<unknown>;
  /** Makes the call once more on the same page, if it takes other steps than the first time. */
  again?(stage: Stage): Promise<unknown>;
  /** Shown after the call. */
  says: string;
};

/** Registers one test for each call, which tries every malformed response on one page. */
export function testMalformed(rows: Row[]): void {
  for (const row of rows) {
    test(`${row.call} with a malformed response shows “${row.says}”`, async ({ stage }) => {
      const { page } = stage;
      let body: unknown;
      await row.before?.(stage);
      await page.route(row.call, (route) => route.fulfill({ json: body }));
      for (const [index, each] of malformed.entries()) {
        await test.step(JSON.stringify(each).slice(0, 40), async () => {
          body = each;
          const makeCall = index === 0 ? row.make : (row.again ?? row.make);
          await Promise.all([page.waitForResponse(row.call), makeCall(stage)]);
          await expectSentence(page, row.says);
        });
      }
    });
  }
}

export async function expectSentence(page: Page, says: string) {
  await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
}

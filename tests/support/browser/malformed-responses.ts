import type { Page } from "@playwright/test";
import { press, type Stage, test } from "./spec-sentences";
import { expect } from "./test";

/** The sentence for a response that the client cannot read. */
export const unexpected = "Something went wrong on our side. Please try again.";

const members =
  "token message username email displayName title styling conversations nextCursor conversation notes note results fileId file shares sharedBy topics userScores topScores conversationId orderIndex";
const eachMember = (value: unknown) => Object.fromEntries(members.split(" ").map((name) => [name, value]));

/** Bodies that our server never sends with 200. The last one passes the checks whose members are all optional. */
const malformed = [null, [], "text", eachMember(7), eachMember([{}]), eachMember({ a: {} }), {}];
/** One body for each kind of malformation: no object, members of the wrong type, and lists of incomplete rows. */
const fewMalformed = [null, eachMember(7), eachMember([{}])];

export type Row = {
  call: string;
  /** The screen, for a call that two screens make. */
  from?: string;
  /** The steps before the call. */
  before?(stage: Stage): Promise<unknown>;
  make(stage: Stage): Promise<unknown>;
  /** Makes the call once more on the same page, if it takes other steps than the first time. */
  again?(stage: Stage): Promise<unknown>;
  /** Whether each call needs a newly opened page, which is slow: then only `fewMalformed` are tried. */
  isSlow?: boolean;
  /** One of these sentences is shown after the call. */
  says: string[];
};

export const tryAgain = ({ page }: Stage) => press(page, "Try again");

/** Registers one test for each call, which tries every malformed response on one page. */
export function testMalformed(rows: Row[]): void {
  for (const row of rows) {
    const from = row.from ? ` from ${row.from}` : "";
    test(`${row.call}${from} with a malformed response shows “${row.says[0]}”`, async ({ stage }) => {
      const { page } = stage;
      let body: unknown;
      await row.before?.(stage);
      await page.route(row.call, (route) => route.fulfill({ json: body }));
      for (const [index, each] of (row.isSlow ? fewMalformed : malformed).entries()) {
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

async function expectSentence(page: Page, says: string[]) {
  const [first = "", second = first] = says;
  const shown = page.getByText(first).or(page.getByText(second)).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
}

import { expectSentence, malformed } from "../support/browser/malformed-responses";
import { openMenuEntry } from "../support/browser/sharing";
import { press, test } from "../support/browser/spec-sentences";
import { expect, signIn } from "../support/browser/test";
import { modulesCall, offerSleep, openTraining, startGame } from "../support/browser/training";

test("a game whose questions and scores are malformed is played with samples and ends without a history", async ({
  page,
  account,
}) => {
  let body: unknown;
  await offerSleep(page);
  for (const call of [modulesCall, "**/api/scores"]) await page.route(call, (route) => route.fulfill({ json: body }));
  await openTraining(page, account);
  for (const each of malformed) {
    await test.step(JSON.stringify(each).slice(0, 40), async () => {
      body = each;
      await startGame(page);
      await expectSentence(page, "A sample question");
      await page.getByRole("radio").first().check();
      await press(page, "Submit");
      await press(page.getByRole("main"), "Exit Game");
      await expectSentence(page, "No score history available.");
      await press(page, "Select New Topic");
    });
  }
});

test.describe("a conversations list whose message says that the token is invalid", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("logs out, whatever the status and the other members", async ({ page, account }) => {
    for (const [status, body] of [
      [200, { conversations: [], nextCursor: null, message: "Error: Invalid token." }],
      [500, { message: "Invalid token" }],
    ] as const) {
      await signIn(page, account);
      await page.route("**/api/conversations?*", (route) => route.fulfill({ status, json: body }));
      await openMenuEntry(page, "History");
      await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    }
  });
});

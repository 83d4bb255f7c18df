import { malformed } from "../support/browser/malformed-responses";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { modulesCall, offerSleep, startGame } from "../support/browser/training";

test("malformed responses leave home as it is, give a game samples and no history, and may end the session", async ({
  page,
  account,
}) => {
  let body: unknown = malformed[1];
  await offerSleep(page);
  for (const call of [modulesCall, "**/api/scores", "**/api/on-this-day?*"])
    await page.route(call, (route) => route.fulfill({ json: body }));

  await test.step("home is as without anything from earlier years", async () => {
    await signIn(page, account);
    await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
  });
  await openMenuEntry(page, "Training");
  for (const each of [malformed[2], malformed[0]]) {
    await test.step(`a game whose questions and scores are ${JSON.stringify(each).slice(0, 40)}`, async () => {
      body = each;
      await startGame(page);
      await expect(page.getByText("A sample question").first()).toBeVisible();
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Submit", exact: true }).click();
      await page.getByRole("main").getByRole("button", { name: "Exit Game", exact: true }).click();
      await expect(page.getByText("No score history available.")).toBeVisible();
      await page.getByRole("button", { name: "Select New Topic", exact: true }).click();
    });
  }
  // With any status: tests/unit/response-checks.test.ts.
  await test.step("a list whose message says that the token is invalid logs out, whatever its other members are", async () => {
    const list = { conversations: [], nextCursor: null, message: "Error: Invalid token." };
    await page.route("**/api/conversations?*", (route) => route.fulfill({ json: list }));
    await openMenuEntry(page, "History");
    await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
});

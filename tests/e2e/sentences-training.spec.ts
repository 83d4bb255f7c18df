import type { Page } from "@playwright/test";
import { openMenuEntry } from "../support/browser/sharing";
import { press } from "../support/browser/spec-sentences";
import { expect, test } from "../support/browser/test";
import {
  atQuestion,
  choose,
  exitGame,
  fixChance,
  modulesCall,
  offer,
  offerSleep,
  openTraining,
  startGame,
  submit,
  topicsCall,
  topicWith,
} from "../support/browser/training";

const sentence = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();
const retry = (page: Page) => page.getByRole("button", { name: "Try again" });

test.use({ expectedErrors: /Failed to load/ });

test("what the game says when its topics fail to load, and how they are loaded again", async ({ page, account }) => {
  const failed = sentence(page, "Error loading topics, please try again!");
  await page.clock.install();
  await page.route(topicsCall, (route) => route.abort());
  await openTraining(page, account);
  await expect(failed).toBeVisible();

  await test.step("the message is shown again if another try fails", async () => {
    await page.clock.fastForward(4_000);
    await expect(failed).toBeHidden();
    await page.unroute(topicsCall);
    await page.route(topicsCall, (route) => route.fulfill({ status: 500, json: { message: "No." } }));
    await retry(page).click();
    await expect(failed).toBeVisible();
  });

  await test.step("without topics it says so", async () => {
    await page.unroute(topicsCall);
    await offer(page, {});
    await retry(page).click();
    await expect(sentence(page, "No topics available, please try again!")).toBeVisible();
  });

  await test.step("once there are topics, Try again is gone", async () => {
    await page.unroute(topicsCall);
    await retry(page).click();
    await expect(page.getByLabel("Topic").getByRole("option")).not.toHaveCount(1);
    await expect(retry(page)).toHaveCount(0);
  });

  await test.step("they can be loaded again while older ones are still shown", async () => {
    await openMenuEntry(page, "Start New");
    await page.route(topicsCall, (route) => route.abort());
    await page.clock.fastForward(4_000);
    await openMenuEntry(page, "Training");
    await expect(failed).toBeVisible();
    await expect(retry(page)).toBeVisible();
  });
});

/** What a game logs in the console if its questions fail to load. */
async function reasonLogged(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [line] = await Promise.all([page.waitForEvent("console", (message) => message.type() === "warning"), act()]);
  return String(await line.args()[1]?.evaluate((failure: Error) => failure.message));
}

test("what the game says when its questions fail to load or to be judged, or its topic disappears", async ({
  page,
  account,
}) => {
  await fixChance(page, 0.5);
  await offerSleep(page);
  await openTraining(page, account);

  await test.step("a sample question is asked, and the reason is logged", async () => {
    for (const [response, reason, start] of [
      [{ body: "<p>Oh no</p>" }, "Server returned invalid JSON", () => startGame(page)],
      [{ status: 500, body: "{}" }, "Failed to fetch questions (status: 500)", () => retry(page).click()],
      [{ status: 500, body: '{"message":"The well is dry."}' }, "The well is dry.", () => retry(page).click()],
    ] as const) {
      await page.unroute(modulesCall);
      await page.route(modulesCall, (route) => route.fulfill({ contentType: "application/json", ...response }));
      expect(await reasonLogged(page, start)).toBe(reason);
      await expect(sentence(page, "Error loading questions, please try again!")).toBeVisible();
      const map = /^A .+ that is written every evening becomes, after a few years, the best map of a whole life\.$/;
      await expect(page.getByRole("main").getByRole("group").locator("legend")).toHaveText(map);
      await expect(sentence(page, "A sample question")).toBeVisible();
    }
  });

  await test.step("the questions can be loaded again", async () => {
    await page.unroute(modulesCall);
    await offerSleep(page);
    await retry(page).click();
    await expect(page.getByText("A sample question")).toHaveCount(0);
    await atQuestion(page, 1, 1);
    await expect(retry(page)).toHaveCount(0);
  });

  await test.step("an answer that cannot be judged can be submitted again", async () => {
    await choose(page, true);
    await page.evaluate(() => {
      const { random } = Math;
      Math.random = () => {
        Math.random = random;
        throw new Error("There is no chance.");
      };
    });
    await submit(page);
    await expect(sentence(page, "Error submitting answer, please try again!")).toBeVisible();
    await submit(page);
    // On a busy machine the next question can be there before the first look at "Right!".
    await expect(page.getByText(/^right \+/).first()).toBeVisible();
    await exitGame(page);
  });

  await test.step("a topic without questions has samples", async () => {
    await page.route(modulesCall, (route) => route.fulfill({ json: [] }));
    await press(page, "Play Again");
    await expect(sentence(page, "A sample question")).toBeVisible();
    await exitGame(page);
  });

  await test.step("a game whose topic is removed while its questions load returns to the setup", async () => {
    await page.route(modulesCall, () => {});
    await press(page, "Select New Topic");
    await startGame(page);
    await expect(sentence(page, "Loading question...")).toBeVisible();
    await page.unroute(topicsCall);
    await offer(page, { Other: topicWith() });
    await page.reload();
    await expect(sentence(page, "Invalid topic selected, please try again!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import {
  abortCalls,
  failCalls,
  press,
  proveSentences,
  type Row,
  type Stage,
  test,
  titleOf,
} from "../support/browser/spec-sentences";
import { expect } from "../support/browser/test";
import {
  choose,
  exitGame,
  fixChance,
  modulesCall,
  offer,
  offerSleep,
  openTraining,
  playSleep,
  startGame,
  submit,
  topicsCall,
  topicWith,
} from "../support/browser/training";

test.use({ expectedErrors: /Failed to load/ });

const button = (page: Page, sentence: RegExp) => page.getByRole("main").getByRole("button", { name: sentence });
const heading = (page: Page, sentence: RegExp) => page.getByRole("heading", { name: sentence });
const hang = (page: Page, calls: string) => page.route(calls, () => {});

const play = ({ page, account }: Stage) => playSleep(page, account);

async function end(stage: Stage) {
  await play(stage);
  await exitGame(stage.page);
}

/** Starts a game after `prepare` has changed the responses to its calls. */
async function playWith({ page, account }: Stage, prepare: (page: Page) => Promise<unknown>) {
  await offerSleep(page);
  await prepare(page);
  await openTraining(page, account);
  await startGame(page);
}

const answerWith = (response: { status?: number; body: string }) => (page: Page) =>
  page.route(modulesCall, (route) => route.fulfill({ contentType: "application/json", ...response }));
const loseQuestions = (stage: Stage) => playWith(stage, (page) => abortCalls(page, modulesCall));

/** Ends the game and starts another after `prepare` has changed the responses to its calls. */
async function playAgainWith({ page }: Stage, prepare: (page: Page) => Promise<unknown>) {
  await exitGame(page);
  await prepare(page);
  await press(page, "Play Again");
}

/** What a game logs in the console about this response to its call. */
async function logged(stage: Stage, start: typeof playWith, response: { status?: number; body: string }) {
  const line = stage.page.waitForEvent("console", (message) => message.type() === "warning");
  await start(stage, answerWith(response));
  return String(await (await line).args()[1]?.evaluate((failure: Error) => failure.message));
}

/** The messages that no other test of the game checks. */
const setup: Row[] = [
  {
    sentence: "No topics available, please try again!",
    when: "is shown if there are no topics",
    provoke: async ({ page, account }) => {
      await offer(page, {});
      await openTraining(page, account);
    },
  },
  {
    sentence: "Invalid topic selected, please try again!",
    when: "is shown if the last topic no longer exists",
    provoke: async (stage) => {
      await end(stage);
      await offer(stage.page, { Other: topicWith() });
      await stage.page.reload();
      await press(stage.page, "Start Game");
    },
  },
];

const withoutTopics: Row[] = [
  {
    sentence: "Error loading topics, please try again!",
    when: "is shown if the topics fail to load",
    provoke: async ({ page, account }) => {
      await page.clock.install();
      await abortCalls(page, topicsCall);
      await openTraining(page, account);
    },
  },
  {
    sentence: "Error loading topics, please try again!",
    when: "is shown again if another try fails",
    provoke: async ({ page }) => {
      await page.clock.fastForward(4_000);
      await expect(page.getByText("Error loading topics, please try again!")).toBeHidden();
      await failCalls(page, topicsCall, "No.");
      await press(page, "Try again");
    },
  },
];

const playing: Row[] = [
  {
    sentence: "No questions available, please try again!",
    when: "is shown if a topic has no questions",
    provoke: async ({ page, account }) => {
      await openTraining(page, account);
      await startGame(page, "My own memories");
    },
  },
  {
    sentence: "Error submitting answer, please try again!",
    when: "is shown if an answer cannot be judged",
    provoke: async (stage) => {
      await play(stage);
      await choose(stage.page, true);
      await stage.page.evaluate(() => {
        const { random } = Math;
        Math.random = () => {
          Math.random = random;
          throw new Error("There is no chance.");
        };
      });
      await submit(stage.page);
    },
  },
];

const samples: Row[] = [
  {
    sentence: "A ... that is written every evening becomes, after a few years, the best map of a whole life.",
    when: "is the sample question if the questions fail to load",
    provoke: loseQuestions,
    read: (page, sentence) => page.getByRole("group").locator("legend").filter({ hasText: sentence }),
  },
  {
    sentence: "A sample question",
    when: "is the reference of a sample if a topic has no questions",
    provoke: (stage) => playAgainWith(stage, answerWith({ body: "[]" })),
  },
];

const over: Row[] = [
  {
    sentence: "No top scores available.",
    when: "is shown if there are no scores",
    provoke: async (stage) => {
      await stage.page.route("**/api/scores", (route) => route.fulfill({ json: { userScores: [], topScores: [] } }));
      await end(stage);
    },
  },
  {
    sentence: "Wow, You Outsmarted the AI!",
    when: "is shown for as many points as the AI has",
    read: heading,
  },
  {
    sentence: "Loading...",
    when: "is the label of Play Again while the next game loads",
    provoke: async ({ page }) => {
      await hang(page, modulesCall);
      await press(page, "Play Again");
    },
    read: button,
  },
];

const failing: Row[] = [
  {
    sentence: "Server returned invalid JSON",
    when: "is thrown if the response is not JSON",
    answer: (stage) => logged(stage, playWith, { body: "<p>Oh no</p>" }),
  },
  {
    sentence: "Failed to fetch questions (status: 500)",
    when: "is thrown if a failure has no reason",
    answer: (stage) => logged(stage, playAgainWith, { status: 500, body: "{}" }),
  },
  {
    sentence: "The well is dry.",
    when: "is thrown if the server gives it as the reason",
    answer: (stage) => logged(stage, playAgainWith, { status: 500, body: '{"message":"The well is dry."}' }),
  },
];

test.beforeEach(({ page }) => fixChance(page, 0.5));

const scenes = [...[...setup, ...playing].map((row) => [row]), withoutTopics, samples, over, failing];

for (const scene of scenes) test(titleOf(scene), ({ stage }) => proveSentences(scene, stage));

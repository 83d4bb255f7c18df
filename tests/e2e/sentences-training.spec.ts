import type { Page } from "@playwright/test";
import { cutOff, press, proveSentence, type Row, refuse, type Stage, test, titleOf } from "../support/sentences";
import { openMenuEntry } from "../support/sharing";
import {
  answer,
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
} from "../support/training";

test.use({ expectedErrors: /Failed to load|ChunkLoadError|Minified React/ });

const button = (page: Page, sentence: RegExp) => page.getByRole("main").getByRole("button", { name: sentence });
const heading = (page: Page, sentence: RegExp) => page.getByRole("heading", { name: sentence });
const hang = (page: Page, calls: string) => page.route(calls, () => {});

const setUp = ({ page, account }: Stage) => openTraining(page, account);
const play = ({ page, account }: Stage) => playSleep(page, account);

async function end(stage: Stage) {
  await play(stage);
  await exitGame(stage.page);
}

/** Starts a game whose calls are prepared so. */
async function playWith({ page, account }: Stage, prepare: (page: Page) => Promise<unknown>) {
  await offerSleep(page);
  await prepare(page);
  await openTraining(page, account);
  await startGame(page);
}

const answerWith = (answered: { status?: number; body: string }) => (page: Page) =>
  page.route(modulesCall, (route) => route.fulfill({ contentType: "application/json", ...answered }));
const loseQuestions = (stage: Stage) => playWith(stage, (page) => cutOff(page, modulesCall));

/** What a game says in the console about an answer like that. */
async function logged(stage: Stage, answered: { status?: number; body: string }): Promise<string> {
  const line = stage.page.waitForEvent("console", (message) => message.type() === "warning");
  await playWith(stage, answerWith(answered));
  return String(await (await line).args()[1]?.evaluate((failure: Error) => failure.message));
}

const setup: Row[] = [
  {
    sentence: "Select a topic",
    when: "stands in the topic selector",
    provoke: setUp,
    read: (page, sentence) =>
      page.getByLabel("Topic").filter({ has: page.locator("option:checked", { hasText: sentence }) }),
  },
  { sentence: "Start Game", when: "starts it", provoke: setUp, read: button },
  {
    sentence: "Please select a topic!",
    when: "asks for one",
    provoke: async (stage) => {
      await setUp(stage);
      await press(stage.page, "Start Game");
    },
  },
  {
    sentence: "No topics available, please try again!",
    when: "tells that there is nothing to play",
    provoke: async ({ page, account }) => {
      await offer(page, {});
      await openTraining(page, account);
    },
  },
  {
    sentence: "Error loading topics, please try again!",
    when: "tells that the topics did not come",
    provoke: async ({ page, account }) => {
      await cutOff(page, topicsCall);
      await openTraining(page, account);
    },
  },
  {
    sentence: "Error loading topics, please try again!",
    when: "tells it at each try",
    provoke: async ({ page, account }) => {
      await page.clock.install();
      await refuse(page, topicsCall, "No.");
      await openTraining(page, account);
      await page.clock.fastForward(4_000);
      await press(page, "Try again");
    },
  },
  {
    sentence: "Invalid topic selected, please try again!",
    when: "tells that the topic of earlier is gone",
    provoke: async (stage) => {
      await end(stage);
      await offer(stage.page, { Other: topicWith() });
      await stage.page.reload();
      await press(stage.page, "Start Game");
    },
  },
];

const playing: Row[] = [
  { sentence: "Round 1, Question 1/3", when: "says where the player is", provoke: play },
  { sentence: "Exit Game", when: "is the exit button", provoke: play, read: button },
  { sentence: "Submit", when: "is the button that answers", provoke: play, read: button },
  {
    sentence: "Thinking...",
    when: "is that button while the AI thinks",
    provoke: async (stage) => {
      await play(stage);
      await answer(stage.page, true);
    },
    read: button,
  },
  {
    sentence: "Loading question...",
    when: "stands there while the questions are on their way",
    provoke: (stage) => playWith(stage, (page) => hang(page, modulesCall)),
  },
  {
    sentence: "No questions available, please try again!",
    when: "stands where there are none",
    provoke: async ({ page, account }) => {
      await openTraining(page, account);
      await startGame(page, "My own memories");
    },
  },
  {
    sentence: "Error loading questions, please try again!",
    when: "tells that they did not come",
    provoke: loseQuestions,
  },
  {
    sentence: "A ... that is written every evening becomes, after a few years, the best map of a whole life.",
    when: "is the single question instead",
    provoke: loseQuestions,
    read: (page, sentence) => page.getByRole("group").locator("legend").filter({ hasText: sentence }),
  },
  {
    sentence: "A sample question",
    when: "stands above one of the three where there are none",
    provoke: (stage) => playWith(stage, answerWith({ body: "[]" })),
  },
  {
    sentence: "Error submitting answer, please try again!",
    when: "tells that an answer could not be judged",
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

const over: Row[] = [
  {
    sentence: "Wow, You Outsmarted the AI!",
    when: "tells a player with as many points as the AI",
    provoke: end,
    read: heading,
  },
  {
    sentence: "The AI Got the Upper Hand! Try Again!",
    when: "tells one with fewer",
    provoke: async (stage) => {
      await play(stage);
      await answer(stage.page, false);
      await exitGame(stage.page);
    },
    read: heading,
  },
  { sentence: "Game ended. Want to play again?", when: "follows the exit", provoke: end },
  { sentence: "Your Top 5 Scores", when: "stands above one's own", provoke: end, read: heading },
  { sentence: "Top 10 Scores", when: "stands above everybody's", provoke: end, read: heading },
  { sentence: "No score history available.", when: "stands for no scores of one's own", provoke: end },
  {
    sentence: "No top scores available.",
    when: "stands for no scores at all",
    provoke: async (stage) => {
      await stage.page.route("**/api/scores", (route) => route.fulfill({ json: { userScores: [], topScores: [] } }));
      await end(stage);
    },
  },
  { sentence: "Play Again", when: "is the button for it", provoke: end, read: button },
  {
    sentence: "Loading...",
    when: "is that button while the next game is on its way",
    provoke: async (stage) => {
      await end(stage);
      await hang(stage.page, modulesCall);
      await press(stage.page, "Play Again");
    },
    read: button,
  },
  { sentence: "Select New Topic", when: "leads to the setup", provoke: end, read: button },
];

const failing: Row[] = [
  {
    sentence: "Server returned invalid JSON",
    when: "is thrown for what is no JSON",
    answer: (stage) => logged(stage, { body: "<p>Oh no</p>" }),
  },
  {
    sentence: "Failed to fetch questions (status: 500)",
    when: "is thrown for a failure without a reason",
    answer: (stage) => logged(stage, { status: 500, body: "{}" }),
  },
  {
    sentence: "The well is dry.",
    when: "is thrown where the server gave it as the reason",
    answer: (stage) => logged(stage, { status: 500, body: '{"message":"The well is dry."}' }),
  },
  {
    sentence: "Unexpected Application Error!",
    when: "stands where the game itself does not load",
    provoke: async ({ page, account }) => {
      await page.goto("/");
      await page.evaluate((token) => localStorage.setItem("token", token), account.token);
      await page.reload();
      await page.getByRole("heading", { name: /^Hi, / }).waitFor();
      await cutOff(page, "**/_next/static/**");
      await openMenuEntry(page, "Training");
    },
    read: heading,
  },
];

for (const row of [...setup, ...playing, ...over, ...failing]) {
  test(titleOf(row), async ({ stage }) => {
    await fixChance(stage.page, 0.5);
    await proveSentence(row, stage);
  });
}

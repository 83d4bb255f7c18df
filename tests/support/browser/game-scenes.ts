import type { Page } from "playwright";
import type { FeatureConfig } from "../../../lib/config/app-config";
import { longWord } from "../factories/screenshot-journal";
import { inTurn, openMenu, type Play, press, until, withFeatures } from "./scene-steps";
import type { Scene } from "./scenes";
import { readShippedItems } from "./shipped-items";

// The training game, with shipped content and without chance.

export const topic = "How memory works";
const modulesCall = "**/api/training/modules";
const items = readShippedItems("how-memory-works.csv");
export const pictured = items.filter(({ id }) => /-(07|36|43|71|73)$/.test(id));

/** A call with a correctAnswer asks for the module with that answer. */
const withModules =
  (modules: object[]): Play =>
  (page) =>
    page.route(modulesCall, (route) => {
      const answer = route.request().postDataJSON().contentFilter.correctAnswer;
      return route.fulfill({
        json: { modules: answer ? items.filter((item) => item.correctAnswer === answer) : modules },
      });
    });
const content = withModules(pictured);
export const chance =
  (always: number): Play =>
  (page) =>
    page.evaluate((number) => {
      Math.random = () => number;
    }, always);
const choose =
  (name: string): Play =>
  (page) =>
    page.getByLabel("Topic").selectOption(name);

const startingByItself = ({ trainingMode }: FeatureConfig["flexiFeatures"]) => {
  trainingMode.trainingAutoStart = true;
};

const setup = inTurn(openMenu, press("Training"), until("Start Game"), chance(0.5));
const start = (name: string, ...plays: Play[]) => inTurn(setup, choose(name), press("Start Game"), ...plays);
export const play = (...plays: Play[]) =>
  inTurn(content, (page) => start(topic, until("Question 1/3"), ...plays)(page));

export const select =
  (isRight: boolean): Play =>
  async (page) => {
    const shown = (await page.locator("legend").textContent()) ?? "";
    const word = pictured.find(({ text, correctAnswer }) => text.replace(correctAnswer ?? "", "_____") === shown);
    const options = await page.locator("label:has(input[type=radio]) bdi").allTextContents();
    const index = options.findIndex((option) => (option === word?.correctAnswer) === isRight);
    await page.getByRole("radio").nth(index).check();
  };

/** Answers the question. With a `next` question the opponent is fast (reduced motion); without one it is shown thinking. */
const answer = (isRight: boolean, next?: string | RegExp, opponent = 0.5) =>
  inTurn(
    select(isRight),
    (page) => page.emulateMedia({ reducedMotion: next ? "reduce" : "no-preference" }),
    chance(next ? opponent : 0.99),
    press("Submit"),
    ...(next && !isRight ? [press("Next")] : []),
    until(next ?? "is thinking"),
    (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  );
const missed = inTurn(select(false), press("Submit"), until("Next"));
const level =
  (name: string): Play =>
  (page) =>
    page.getByLabel("AI level").selectOption(name);
const exit: Play = (page) => page.getByRole("main").getByRole("button", { name: "Exit Game" }).click();
const round = inTurn(answer(true, "Question 2/3", 0.7), answer(false, "Question 3/3"), answer(true, "Round 2"));
/** At the fourth round, when the game can be finished. */
const thirdRound = inTurn(
  round,
  ...[1, 2, 3, 4, 5, 6].map((number) =>
    answer(true, number % 3 ? `Question ${(number % 3) + 1}/3` : /Round \d, Question 1/),
  ),
);
const askWith = (...modules: object[]) => inTurn(withModules(modules), start(topic, until("Question 1/3")));
const module = { id: "one", type: "fill-in-the-blank", difficulty: 2 };
const term = `${longWord}-`.repeat(600).slice(0, 600);
const long = {
  ...{
    ...module,
    reference: term,
    correctAnswer: term,
    options: [term, "a", "b", "c"].map((end) => term.slice(1) + end),
  },
  text: `It was the ${term} who rang the bell that everybody heard.`,
};
const rightToLeft = {
  ...{ ...module, reference: "הבית ליד התעלה", correctAnswer: "התעלה" },
  text: "גרנו שנים רבות בבית הקטן שליד התעלה והרכבת.",
  options: ["התעלה", "הגינה", "התחנה", "הכיכר"],
};

/** A game in which every answer is right, but not every one of the opponent's. */
const streak = inTurn(
  ...[answer(true, "Question 2/3", 0.7), answer(true, "Question 3/3"), answer(true, "Round 2", 0.7)],
  ...[answer(true, "Question 2/3"), answer(true)],
);
/** The ribbons after they have fallen, which are not shown with reduced motion. */
const celebrated = inTurn(
  (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
  exit,
  until("Play Again"),
  (page) => page.evaluate(async () => void (await Promise.all(document.getAnimations().map((a) => a.finished)))),
);
const memories = "My own memories";

export const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const record = (username: string, score: number, level: string, days: number) => ({
  ...{ username, displayName: username, score, level, date: day(days) },
  ...{ round: 2, timeTaken: 40 },
});
export const boards = {
  userScores: [
    record("ada", 1_180, "Intermediate", 3),
    record("ada", 450, "Beginner", 0),
    record("ada", 310, "Beginner", 31),
  ],
  topScores: [
    record("ruth", 2_310, "Advanced", 12),
    record("ada", 1_180, "Intermediate", 3),
    record("somebody-with-a-very-long-name-indeed", 905, "Beginner", 40),
  ],
};
export const withBoards =
  (json: object): Play =>
  (page: Page) =>
    page.route("**/api/scores", (route) => route.fulfill({ json }));

const refused: Play = (page) =>
  page.route("**/api/scores", (route) => route.fulfill({ status: 403, json: { message: "Invalid token" } }));

export const over = inTurn(round, exit, until("Play Again"));
const as = { as: "writer" } as const;

export const gameScenes: Scene[] = [
  { ...as, name: "game-setup", play: setup },
  { ...as, name: "game-by-itself", play: inTurn(withFeatures(startingByItself), until("Start Game")) },
  { ...as, name: "game-setup-wrong", play: inTurn(setup, press("Start Game"), until(/Please select/)) },
  { ...as, name: "game-topics-away", failing: "**/training/config.json", play: inTurn(setup, until(/Error loading/)) },
  { ...as, name: "game-asking", play: play(select(true)) },
  { ...as, name: "game-right", play: play(answer(true)) },
  { ...as, name: "game-wrong", play: play(answer(false)) },
  { ...as, name: "game-missed", play: play(missed) },
  { ...as, name: "game-next-level", play: play(select(true), level("Advanced"), until("from the next question")) },
  { ...as, name: "game-round", play: play(round) },
  { ...as, name: "game-third-round", play: play(thirdRound, until("Finish")) },
  { ...as, name: "game-long", play: askWith(long) },
  { ...as, name: "game-right-to-left", play: askWith(rightToLeft) },
  { ...as, name: "game-definition", play: start("Words for family relations", until("Question 1/3")) },
  { ...as, name: "memories-setup", play: inTurn(setup, choose(memories)) },
  { ...as, name: "memories-asking", play: start(memories, until("Show the word")) },
  { ...as, name: "memories-written", play: start(memories, press("Show the word"), until("You wrote:")) },
  { ...as, name: "memories-over", play: start(memories, until("Show the word"), exit, until("That's all for now")) },
  { as: "newcomer", name: "memories-none", play: start(memories, until(/Use in the game/)) },
  { ...as, name: "game-loading", hanging: modulesCall, play: start(topic, until(/Loading/)) },
  { ...as, name: "game-questions-away", failing: modulesCall, play: start(topic, until(/Error loading/)) },
  {
    ...as,
    name: "game-paused",
    play: play(answer(true, "Question 2/3"), (page) => page.reload(), until("Resume game")),
  },
  { ...as, name: "game-over", play: inTurn(withBoards(boards), play(over, until("310"))) },
  // Three pictures of a game won: its first answer, its second round and its end.
  { ...as, name: "game-won-1", play: play(answer(true)) },
  { ...as, name: "game-won-2", play: play(streak) },
  { ...as, name: "game-won-3", play: inTurn(withBoards(boards), play(streak, celebrated)) },
  { ...as, name: "game-lost", play: inTurn(withBoards(boards), play(missed, exit, until("Upper Hand"))) },
  { ...as, name: "game-review", shows: "end", play: inTurn(withBoards(boards), play(over, until("310"))) },
  {
    ...as,
    name: "game-session-over",
    play: inTurn(refused, play(select(true), press("Submit"), exit, until("Login"))),
  },
  {
    ...as,
    name: "game-over-bare",
    play: inTurn(withBoards({ userScores: [], topScores: [] }), play(exit, until(/No score history/))),
  },
  { ...as, name: "game-practice", play: play(over, press(/^Practise/), until(/^Practice\./)) },
  {
    ...as,
    name: "game-practice-over",
    play: play(over, press(/^Practise/), select(false), press("Submit"), press("Next"), until("That's all for now")),
  },
];

import type { APIRequestContext, Locator, Page, Request } from "@playwright/test";
import type { QuizTopic, TrainingConfig } from "../../../lib/config/app-config";
import { changeFeatures } from "./change-configuration";
import { callAs, newConversation } from "./conversation";
import { openMenuEntry } from "./sharing";
import { type Account, expect, signIn } from "./test";

type Sentence = { text: string; word: string };

/** What is asked in the tests; six, so that two rounds at the first level repeat nothing. */
export const sentences: Sentence[] = [
  { text: "During deep sleep the events of a day are replayed in the cortex.", word: "cortex" },
  { text: "A smell can call up a scene from childhood at any age.", word: "childhood" },
  { text: "The amygdala marks a moment as important while it happens.", word: "amygdala" },
  { text: "Practice that is spread over weeks lasts longer than one evening.", word: "evening" },
  { text: "A melody that was learned early is forgotten late in life.", word: "melody" },
  { text: "Most people remember where they stood when the lights went out.", word: "lights" },
];

const wrongWords = ["kitchen", "pencil", "harbour"];

export const modules = sentences.map(({ text, word }, index) => ({
  id: `sentence-${index}`,
  reference: `Sleep, ${index + 1}`,
  text,
  correctAnswer: word,
  difficulty: 2,
  type: "fill-in-the-blank",
  options: [word, ...wrongWords],
}));

export function topicWith(dataSource: Partial<QuizTopic["dataSource"]> = {}): QuizTopic {
  return {
    dataSource: {
      type: "api",
      endpoint: "/api/training/modules",
      contentFilter: { appName: "Sleep" },
      fileType: "text/csv",
      ...dataSource,
    },
    questionFormat: { type: "fill-in-the-blank", minWordLength: 4, excludeWords: [] },
    distractorLogic: { pool: [], maxLengthDiff: {} },
  };
}

export const modulesCall = "**/api/training/modules";
export const topicsCall = "**/api/config/flexifeatures/training/config.json";

/** The topics that the operator offers. */
export const offer = (page: Page, topics: TrainingConfig["topics"]) =>
  page.route(topicsCall, (route) => route.fulfill({ json: { topics } }));

/** Offers one topic, Sleep, and answers its calls with the sentences. */
export async function offerSleep(page: Page, topic = topicWith()): Promise<void> {
  await offer(page, { Sleep: topic });
  await page.route(modulesCall, (route) => route.fulfill({ json: { modules } }));
}

/** Makes `Math.random` return a constant. At 0.5 the weakest opponent is right, after 2 s. */
export const fixChance = (page: Page, chance: number) =>
  page.addInitScript((always) => {
    Math.random = () => always;
  }, chance);

/** Serves the operator's switches of the game with a change. */
export const configureTraining = (page: Page, change: Record<string, unknown>) =>
  changeFeatures(page, ({ flexiFeatures }) => void Object.assign(flexiFeatures.trainingMode, change));

/** Signs in and opens the setup view. */
export async function openTraining(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await openMenuEntry(page, "Training");
  await expect(page.getByRole("heading", { name: "Training", level: 1 })).toBeVisible();
}

export async function startGame(page: Page, topic = "Sleep"): Promise<void> {
  await page.getByLabel("Topic").selectOption(topic);
  await page.getByRole("button", { name: "Start Game", exact: true }).click();
}

/** Opens the setup view of Sleep and starts a game of it. */
export async function playSleep(page: Page, account: Account): Promise<void> {
  await offerSleep(page);
  await openTraining(page, account);
  await startGame(page);
  await atQuestion(page, 1, 1);
}

export async function atQuestion(page: Page, round: number, number: number, total = 3): Promise<void> {
  await expect(page.getByText(`Round ${round}, Question ${number}/${total}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(4);
}

/** The sentence that is asked for on the page, with its gap. */
async function currentSentence(page: Page): Promise<Sentence> {
  const shown = await page.locator("legend").textContent();
  const sentence = sentences.find(({ text, word }) => text.replace(word, "_____") === shown);
  if (!sentence) throw new Error(`Nothing of the content is “${shown}”`);
  return sentence;
}

/** Chooses the right option, or a wrong one. */
export async function choose(page: Page, isRight: boolean): Promise<Sentence> {
  const sentence = await currentSentence(page);
  const name = isRight ? sentence.word : (wrongWords[0] ?? "");
  await page.getByRole("radio", { name, exact: true }).check();
  return sentence;
}

export const submit = (page: Page) => page.getByRole("button", { name: "Submit", exact: true }).click();

export async function answer(page: Page, isRight: boolean): Promise<Sentence> {
  const sentence = await choose(page, isRight);
  await submit(page);
  // On a busy machine the opponent may be done before the first look.
  await expect(page.getByRole("button", { name: /^(Thinking\.\.\.|Next)$/ })).toBeVisible();
  return sentence;
}

/** Leaves the result of an answer and goes to the next question. */
export const continueToNextQuestion = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();

/** The exit button of the game, not that of the menu. */
export const exitGame = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Exit Game", exact: true }).click();

/** Both scores as they stand. */
export const scores = (page: Page) => page.getByRole("main").locator("dl dd:nth-of-type(1)");

/** Collects the scores that the game sends from now on. */
export function savedScores(page: Page): Record<string, unknown>[] {
  const saved: Record<string, unknown>[] = [];
  page.on("request", (call: Request) => {
    if (call.method() === "POST" && call.url().endsWith("/api/scores")) saved.push(call.postDataJSON());
  });
  return saved;
}

/** What the game announces. The live regions before it belong to the page around it. */
export const status = (page: Page) => page.getByRole("main").getByRole("status").last();

/** Advances the clock from a right answer to the next question. With reduced motion the opponent takes 1 s. */
export async function awaitNextQuestion(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await expect(status(page)).toContainText("The AI was");
  await page.clock.runFor(1_000);
}

/** The shipped topic of own memories. */
export const ownMemories = "My own memories";

export const memorySentences = [
  "The dog lay in the kitchen when we came home.",
  "My uncle was in the garden.",
  "The boat was at the bridge in 1968.",
];

/** A conversation whose one continuation contains all sentences. Its id. */
export async function newMemory(
  request: APIRequestContext,
  account: Account,
  { isInGame }: { isInGame: boolean },
): Promise<string> {
  const id = await newConversation(request, account);
  await callAs(request, account, "/api/grok", { conversationId: id, message: memorySentences.join(" ") });
  if (isInGame) await callAs(request, account, "/api/conversation/game", { id, useInGame: true });
  return id;
}

/** The game's choice in the menu of the open memory, once the menu has loaded the game's configuration. A press closes the menu. */
export async function useInGame(page: Page): Promise<Locator> {
  const choice = page.getByRole("checkbox", { name: "Use in the game" });
  const menu = page.getByRole("group", { name: "More about this memory" });
  if (!(await menu.isVisible())) await page.getByRole("button", { name: "More about this memory" }).press("Enter");
  await page.waitForLoadState("networkidle");
  return choice;
}

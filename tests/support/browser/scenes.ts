import type { FeatureConfig } from "../../../lib/config/app-config";
import { searchMatchPath } from "../../../lib/entry-paths";
import { historyTexts } from "../../../lib/texts/history";
import { answers, canal, longWord } from "../factories/screenshot-journal";
import { accountScenes, signedOutScenes } from "./account-scenes";
import { challengeScenes } from "./challenge-scenes";
import { entryScenes } from "./entry-scenes";
import { gameScenes } from "./game-scenes";
import { lifeScenes } from "./life-scenes";
import {
  act,
  attach,
  attachDamaged,
  attachPicture,
  beginWithPhoto,
  fill,
  frame,
  history,
  inTurn,
  manyMemories,
  message,
  openMenu,
  type Play,
  panel,
  pointAt,
  press,
  pretend,
  question,
  scrollHistory,
  search,
  unfoldReceipt,
  until,
  withFeatures,
  withoutAi,
} from "./scene-steps";
import { sharingScenes } from "./sharing-scenes";
import { whenScenes } from "./when-scenes";

/** `contributor`: writes to what the sharer shares. */
type Role = "writer" | "sharer" | "newcomer" | "contributor";

/** The ids of what a journal has. */
export type JournalIds = {
  canal: string;
  note: string;
  strained: string;
  rightToLeft: string;
  distress: string;
  whole?: string;
};

export type ScreenshotUsers = { tokens: Record<Role, string>; written: JournalIds; shared: JournalIds };

/** One screen to take a picture of. */
export type Scene = {
  name: string;
  /** Who is signed in. */
  as?: Role;
  path?: string;
  /** Calls that never reach the server, or that it never answers. */
  failing?: string;
  hanging?: string;
  play?: Play;
  /** Which part of a long page is shown; by default its top. */
  shows?: "end" | "where it opens";
};

const writer = { as: "writer" } as const;
const sharer = { as: "sharer" } as const;
const newcomer = { as: "newcomer" } as const;

const useInGame = inTurn(press("More about this memory"), (page) =>
  page.getByRole("checkbox", { name: "Use in the game" }).click(),
);
const putInGame = inTurn(pretend("**/conversation/game", "The memory is now in the game."), useInGame);
const withoutTopics = ({ chat }: FeatureConfig["flexiFeatures"]) => {
  for (const topic of Object.values(chat.topics)) topic.enabled = false;
};

const home: Scene[] = [
  { ...newcomer, name: "home-empty" },
  { ...writer, name: "home", play: until("Written on this day") },
  { ...newcomer, name: "home-first-paint", hanging: "**/*.js", play: until("Welcome") },
  { ...newcomer, name: "home-without-topics", play: inTurn(withFeatures(withoutTopics), until(/disabled/)) },
  { ...newcomer, name: "home-wrong", play: inTurn(press("Start"), until(/Please/)) },
  { ...newcomer, name: "home-undo", play: inTurn(question, openMenu, press(/^Start New/), until("Undo")) },
  {
    ...newcomer,
    name: "home-unfinished",
    shows: "end",
    play: inTurn(question, fill(/\?$/, answers[0] ?? ""), openMenu, press(/^Start New/), until("Discard")),
  },
  { ...newcomer, name: "home-notice", path: "/conversation/nothing", play: until("Conversation not found") },
  { ...newcomer, name: "offline", play: inTurn(frame, (page) => page.context().setOffline(true), until(/offline/)) },
  { ...writer, name: "home-end", shows: "end", play: until("Your latest") },
  { ...sharer, name: "home-strained", shows: "end", play: until("Your latest") },
  { ...newcomer, name: "home-photo", play: inTurn(beginWithPhoto, until(/in the name$/)) },
  { ...newcomer, name: "question-photo", play: inTurn(beginWithPhoto, until(/in the name$/), question) },
  { ...newcomer, name: "question-written", play: inTurn(question, fill(/\?$/, answers[0] ?? "")) },
  { ...writer, name: "question", play: inTurn(question, fill(/\?$/, answers[0] ?? ""), press("Next"), until("2 of")) },
  { ...writer, name: "question-another", play: inTurn(question, press("Another question"), until(/^Previous/)) },
  { ...newcomer, name: "question-without-ai", play: inTurn(withoutAi, question, until(/^No AI/)) },
  { ...newcomer, name: "question-long", play: inTurn(question, fill(/\?$/, `${longWord}!`), press("Next")) },
  { ...writer, name: "menu", play: openMenu },
  { ...writer, name: "menu-help", play: inTurn(openMenu, (page) => page.locator("summary:visible").last().click()) },
];

function talks({ written: { canal: id }, shared }: ScreenshotUsers): Scene[] {
  const talk = { ...writer, path: `/conversation/${id}` };
  const ending = { ...talk, shows: "end" } as const;
  const say = inTurn(message("Well …"), press(/^Continue/));
  const hard = { ...sharer, path: `/conversation/${shared.strained}` };
  const hebrew = { ...sharer, path: `/conversation/${shared.rightToLeft}` };
  const grave = { ...sharer, path: `/conversation/${shared.distress}` } as const;
  const kettle = searchMatchPath(id, { term: "kettle", index: 1, noteId: null });
  return [
    { ...talk, name: "conversation", play: until("The narrow house") },
    { ...ending, name: "conversation-end", play: (page) => page.getByText("What the AI saw").last().click() },
    { ...talk, name: "conversation-sent", shows: "where it opens", play: unfoldReceipt("The door was green. ") },
    { ...talk, name: "conversation-sent-strained", shows: "where it opens", play: unfoldReceipt(longWord) },
    {
      ...hebrew,
      name: "right-to-left-sent",
      shows: "where it opens",
      play: unfoldReceipt("שלום, מה שלומך? ".repeat(4)),
    },
    { ...ending, name: "conversation-attached", play: inTurn(message("And this."), attach) },
    { ...ending, name: "conversation-attached-picture", play: inTurn(message("And this."), attachPicture) },
    { ...ending, name: "conversation-attached-refused", play: inTurn(message("And this."), attachDamaged) },
    { ...ending, name: "conversation-near-limit", play: message("The boats lay low. ".repeat(26)) },
    {
      ...talk,
      name: "conversation-picture",
      play: inTurn(press("Enlarge lock-12.jpg"), until("Change the description")),
    },
    {
      ...talk,
      name: "conversation-picture-described",
      play: inTurn(press("Enlarge lock-12.jpg"), press("Change the description")),
    },
    { ...ending, name: "note-mode", play: inTurn(press(/NOTE/), fill("Your note", "It was 12.")) },
    { ...ending, name: "reply-waiting", hanging: "**/api/grok", play: say },
    { ...ending, name: "reply-away", failing: "**/api/grok", play: inTurn(say, until(/Error starting/)) },
    { ...talk, name: "conversation-hit", path: kettle, shows: "where it opens", play: until("kettle") },
    { ...talk, name: "conversation-in-game", play: putInGame },
    {
      ...talk,
      name: "conversation-game-away",
      failing: "**/conversation/game",
      play: inTurn(useInGame, until(/be changed/)),
    },
    { ...talk, name: "conversation-loading", hanging: "**/api/conversations/*", play: inTurn(frame, until("Loading")) },
    { ...talk, name: "conversation-away", failing: "**/api/conversations/*", play: until("Try again") },
    { ...hard, name: "strained" },
    {
      ...hard,
      name: "strained-middle",
      shows: "where it opens",
      play: inTurn(until("Try again"), (page) => page.getByRole("blockquote").scrollIntoViewIfNeeded()),
    },
    { ...hard, name: "strained-end", shows: "end", play: until("Try again") },
    { ...hebrew, name: "right-to-left" },
    { ...grave, name: "care", play: until("findahelpline.com") },
    { ...grave, name: "care-end", shows: "end", play: until("findahelpline.com") },
    { ...ending, name: "conversation-without-ai", play: inTurn(withoutAi, until(/^No AI/)) },
    { ...hebrew, name: "right-to-left-end", shows: "end", play: message("שלום, מה שלומך?") },
  ];
}

function historyAndSearch({ written: { canal: id } }: ScreenshotUsers): Scene[] {
  const talk = { ...writer, path: `/conversation/${id}` };
  const list = "**/api/conversations?*";
  const forget = pretend("**/api/conversation/delete", "Conversation deleted successfully");
  const bin = "**/api/conversations/deleted?*";
  const deleted = (...plays: Play[]) => history(press("Recently deleted"), ...plays);
  const seek = panel(/^Search/, fill(/^Search/, "radio"));
  return [
    { ...newcomer, name: "history-empty", play: history(until("No conversation")) },
    { ...talk, name: "history", play: history(until("Night shifts")) },
    { ...writer, name: "history-actions", play: history(pointAt("Night shifts")) },
    { ...talk, name: "history-open", play: history(act(/^Preview/, canal), until(/more entr/)) },
    {
      ...sharer,
      name: "history-open-strained",
      play: history(act(/^Preview/, "Unbroken"), act(/^Preview/, "הבית"), until("נתקעת")),
    },
    { ...talk, name: "history-rename", play: history(act(/^Rename/, canal)) },
    { ...talk, name: "history-not-renamed", play: history(act(/^Rename/, canal), press("Save"), until(/^Nothing/)) },
    { ...writer, name: "history-undo", play: history(forget, act(/^Delete/, "Night shifts"), until("Undo")) },
    {
      ...writer,
      name: "history-undo-behind",
      play: history(forget, act(/^Delete/, "Night shifts"), until("Undo"), (page) => page.goBack()),
    },
    { ...writer, name: "history-loading", hanging: list, play: history(until("Loading")) },
    { ...writer, name: "history-away", failing: list, play: history(until("Try again")) },
    { ...writer, name: "history-long", play: inTurn(manyMemories, history(until("Memory 500"))) },
    {
      ...writer,
      name: "history-long-older",
      play: inTurn(manyMemories, history(until("Memory 500"), scrollHistory)),
    },
    { ...writer, name: "history-filtered", play: history(fill("Filter by name", "ni"), until("Night shifts")) },
    {
      ...writer,
      name: "history-no-title",
      play: history(fill("Filter by name", "zeppelin"), until(historyTexts.noneFiltered)),
    },
    { ...newcomer, name: "deleted-empty", play: deleted(until("Nothing was")) },
    { ...sharer, name: "deleted", play: deleted(until("Bread on Fridays")) },
    { ...sharer, name: "deleted-loading", hanging: bin, play: deleted(until("Loading")) },
    { ...sharer, name: "deleted-away", failing: bin, play: deleted(until("Try again")) },
    { ...sharer, name: "deleted-refused", failing: "**/restore", play: deleted(press(/^Restore/), until(/^Error/)) },
    { ...talk, name: "search-empty", play: panel(/^Search/, until("Searches your words")) },
    { ...writer, name: "search", play: search("radio") },
    { ...writer, name: "search-corrected", play: inTurn(search("ketttle"), press("My words"), until(/ results?\b/)) },
    { ...sharer, name: "search-strained", play: search("w") },
    { ...talk, name: "search-none", play: panel(/^Search/, fill(/^Search/, "zeppelin"), until(/^No results/)) },
    { ...writer, name: "search-loading", hanging: "**/api/search", play: inTurn(seek, until("Searching")) },
    { ...writer, name: "search-away", failing: "**/api/search", play: inTurn(seek, until(/Error/)) },
  ];
}

/** Every screen and dialog, in every state that looks different. */
export const scenesOf = (cast: ScreenshotUsers): Scene[] => [
  ...signedOutScenes,
  ...home,
  ...talks(cast),
  ...entryScenes(cast),
  ...historyAndSearch(cast),
  ...sharingScenes(cast),
  ...lifeScenes,
  ...whenScenes(cast.written.canal),
  ...accountScenes,
  ...gameScenes,
  ...challengeScenes,
];

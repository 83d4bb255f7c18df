import { sharedPath, sharedWholePath } from "../../../lib/entry-paths";
import { contributionTexts } from "../../../lib/texts/contribution";
import { shareTexts } from "../../../lib/texts/share";
import { fill, inTurn, type Play, panel, press, pretend, share, shareSheet, until } from "./scene-steps";
import type { Scene, ScreenshotUsers } from "./scenes";

const writer = { as: "writer" } as const;
const sharer = { as: "sharer" } as const;
const newcomer = { as: "newcomer" } as const;
const contributor = { as: "contributor" } as const;

/** What the contributor writes to the parts that the sharer shares. */
export const contributionWords = {
  accepted:
    "I had the bed under the slope. You always forget that the house had two smells: the canal below, and upstairs the apples that Father kept on newspaper until March.",
  offered: "The lock-keeper let me turn the wheel once, when Jens was ill. I was seven.",
  question: "What was the name of the dog that slept under the stove?",
  noted: "It was lock 13. I have the postcard.",
  changed: "It was lock 13. I have found the postcard, and there is a stamp on it from 1961.",
  strained: `${"Unbroken".repeat(74)}end 💛`,
  rightToLeft: "גם אני זוכר את הבית. הדלת הייתה אדומה, והתנור היה מעשן בכל חורף.",
};
const scrollTo =
  (text: string): Play =>
  (page) =>
    page
      .getByText(text)
      .first()
      .evaluate((found) => found.scrollIntoView({ block: "center" }));

const tooLong = `${contributionWords.accepted} `.repeat(4);

const write = (text: string) =>
  inTurn(press(contributionTexts.write.memory), fill(contributionTexts.label.memory, text));
const accepting = pretend("**/decision", contributionTexts.decided.accept);

/** Sharing, and what readers of shared parts see and write. */
export function sharingScenes({ written: { canal: id }, shared }: ScreenshotUsers): Scene[] {
  const talk = { ...writer, path: `/conversation/${id}` };
  const theirs = { ...sharer, path: `/conversation/${shared.canal}` };
  const [memory, note] = [until("shared a memory"), until("shared a note")];
  return [
    { ...talk, name: "share", play: share(0) },
    { ...talk, name: "share-note", play: share(-1) },
    { ...theirs, name: "share-link", play: inTurn(share(0), press("Copy Link")) },
    { ...theirs, name: "share-again", play: inTurn(shareSheet, share(0), press("Share again"), until(/^Nothing/)) },
    { ...theirs, name: "share-strained", path: `/conversation/${shared.strained}`, play: share(0) },
    { ...theirs, name: "share-right-to-left", path: `/conversation/${shared.rightToLeft}`, play: share(0) },
    { ...theirs, name: "shares", play: panel(/^What I/, until("Stop sharing")) },
    { ...newcomer, name: "shares-none", play: panel(/^What I/, until(shareTexts.none)) },
    { ...writer, name: "shares-away", failing: "**/api/shares", play: panel(/^What I/, until("Try again")) },
    {
      ...newcomer,
      name: "shared-whole",
      path: sharedWholePath(shared.canal, shared.whole ?? ""),
      play: inTurn(memory, until(contributionTexts.write.memory)),
    },
    { ...theirs, name: "share-whole", play: inTurn(share(0), (page) => page.getByLabel(shareTexts.whole).click()) },
    { ...contributor, name: "shared-with-me", play: panel(/^Shared with/, until("From")) },
    { ...writer, name: "shared-with-me-none", play: panel(/^Shared with/, until(shareTexts.noneOpened)) },
    {
      ...writer,
      name: "shared-with-me-away",
      failing: "**/api/shared-with-me",
      play: panel(/^Shared with/, until("Try again")),
    },
    { ...newcomer, name: "shared-post", path: sharedPath(shared.canal), play: memory },
    { ...newcomer, name: "shared-continuation", path: sharedPath(shared.canal, { index: 1 }), play: memory },
    { ...newcomer, name: "shared-note", path: sharedPath(shared.canal, { noteId: shared.note }), play: note },
    { ...newcomer, name: "shared-strained", path: sharedPath(shared.strained), play: memory },
    { ...newcomer, name: "shared-right-to-left", path: sharedPath(shared.rightToLeft), play: memory },
    {
      ...newcomer,
      name: "together-write",
      path: sharedPath(shared.canal),
      play: write(contributionWords.offered),
      shows: "end",
    },
    {
      ...newcomer,
      name: "together-too-long",
      path: sharedPath(shared.canal),
      play: inTurn(write(tooLong), press("Send")),
      shows: "end",
    },
    {
      ...newcomer,
      name: "together-away",
      path: sharedPath(shared.canal),
      failing: "**/api/contributions",
      play: inTurn(write(contributionWords.offered), press("Send"), until(/^Not sent/)),
      shows: "end",
    },
    {
      ...contributor,
      name: "together-accepted",
      path: sharedPath(shared.canal),
      play: until("beside the memory"),
      shows: "end",
    },
    { ...contributor, name: "together-sent", path: sharedPath(shared.canal, { index: 1 }), play: until("Sent to") },
    {
      ...contributor,
      name: "together-changed",
      path: sharedPath(shared.canal, { noteId: shared.note }),
      play: until(/^Changed/),
    },
    { ...contributor, name: "together-change", path: sharedPath(shared.canal), play: press("Change"), shows: "end" },
    {
      ...contributor,
      name: "together-strained",
      path: sharedPath(shared.strained),
      play: until("Sent to"),
      shows: "end",
    },
    { ...contributor, name: "together-right-to-left", path: sharedPath(shared.rightToLeft), play: until("Sent to") },
    { ...sharer, name: "together-home", play: inTurn(until("Not now"), scrollTo("Not now")), shows: "where it opens" },
    {
      ...sharer,
      name: "together-home-decided",
      play: inTurn(accepting, press("Accept"), until(/now stands/), scrollTo(contributionTexts.decided.accept)),
      shows: "where it opens",
    },
    {
      ...theirs,
      name: "together-conversation",
      play: inTurn(until("remembers it too"), scrollTo("remembers it too")),
      shows: "where it opens",
    },
    {
      ...sharer,
      name: "together-own-link",
      path: sharedPath(shared.canal),
      play: until("remembers it too"),
      shows: "end",
    },
    { ...newcomer, name: "shared-gone", path: sharedPath("nothing"), play: until(/no longer shared/) },
  ];
}

import { entryTexts } from "../../../lib/texts/entries";
import { logoutTexts } from "../../../lib/texts/logout";
import { longWord } from "../factories/screenshot-journal";
import { fill, inTurn, lastQuestion, message, openMenu, type Play, press, until, withThread } from "./scene-steps";
import type { Scene, ScreenshotUsers } from "./scenes";

/** Opens the menu of an entry, which a mouse sees only over it. */
const openEntry =
  (name: string | RegExp, index = 0): Play =>
  async (page) => {
    const opener = page.getByRole("button", { name, exact: true }).nth(index);
    await opener.scrollIntoViewIfNeeded();
    await opener.click();
  };
const edit = (name: string, index = 0) => inTurn(openEntry(name, index), press("Edit"), until("Save"));
const field = "What it should say";
const respond =
  (status: number, json: object): Play =>
  (page) =>
    page.route("**/entries/**", (route) => route.fulfill({ status, json }));
const replacedAt = "2026-01-05T14:02:00Z";
const versions = respond(200, {
  versions: [
    { version: 1, text: "The narrow house at lock 12, with the green door.", replacedAt },
    { version: 0, text: longWord, replacedAt },
  ],
});

/** Changing, removing and bringing back what one wrote. */
export function entryScenes({ written: { canal: id }, shared }: ScreenshotUsers): Scene[] {
  const talk = { as: "writer", path: `/conversation/${id}`, shows: "where it opens" } as const;
  const hard = { ...talk, as: "sharer", path: `/conversation/${shared.strained}` } as const;
  const hebrew = { ...talk, as: "sharer", path: `/conversation/${shared.rightToLeft}` } as const;
  const removed = withThread((thread) => {
    const [first] = thread.conversation.continuations;
    if (!first || !thread.notes[0] || !thread.conversation.questionAnswers[1]) return;
    thread.conversation.questionAnswers[1].answer = "";
    first.message = "";
    thread.notes[0].message = "";
    thread.conversation.response = null;
    thread.removed = ["answer-1", `message-${first.orderIndex}`, `note-${thread.notes[0]._id}`, "reply-0"];
    thread.outdatedReplies = [first.orderIndex];
  });
  const unsent = withThread((thread) => {
    const [first, second] = thread.conversation.continuations;
    if (!first || !second) return;
    Object.assign(first, { response: null, receipt: null });
    thread.keptOnly = [first.orderIndex];
    thread.outdatedReplies = [0, second.orderIndex];
  });
  const outdated = withThread((thread) => {
    thread.outdatedReplies = [0];
  });
  const allVersions = withThread((thread) => {
    thread.versions = { "answer-0": 2 };
  });
  const openVersions = inTurn(allVersions, versions, openEntry("Change this answer"), press("Earlier versions"));
  const stale = respond(409, {
    message: "Changed elsewhere",
    code: "stale_version",
    current: { version: 3, text: "The narrow house at lock 13." },
  });
  return [
    { ...talk, name: "entry-menu", play: openEntry("Change this answer") },
    { ...talk, name: "entry-menu-reply", play: openEntry("More about this reply", -1) },
    { ...hebrew, name: "entry-menu-rtl", play: openEntry("Change this answer") },
    { ...talk, name: "entry-edit", play: edit("Change this answer") },
    { ...talk, name: "entry-edit-message", play: edit("Change this message") },
    { ...talk, name: "entry-edit-note", play: edit("Change this note") },
    { ...hard, name: "entry-edit-long", play: edit("Change this answer") },
    { ...hebrew, name: "entry-edit-rtl", play: edit("Change this answer", 1) },
    { ...talk, name: "entry-menu-memory", play: openEntry("More about this memory") },
    { ...hard, name: "entry-edit-name", play: edit("More about this memory") },
    {
      ...talk,
      name: "entry-stale",
      play: inTurn(
        stale,
        edit("Change this answer"),
        fill(field, "The house."),
        press("Save"),
        until(entryTexts.stale),
      ),
    },
    { ...talk, name: "entry-empty", play: inTurn(edit("Change this answer"), fill(field, ""), press("Save")) },
    {
      ...talk,
      name: "entry-unsaved",
      play: inTurn(
        edit("Change this answer"),
        fill(field, "Mine."),
        (page) => page.keyboard.press("Escape"),
        until(/^You have an unsaved change/),
      ),
    },
    {
      ...talk,
      name: "logout-unsent",
      play: inTurn(message("It was green."), openMenu, press("Logout"), until(logoutTexts.title)),
    },
    {
      ...talk,
      name: "entry-saved",
      play: inTurn(
        respond(200, { message: "", version: 1 }),
        edit("Change this note"),
        fill(field, "Mine."),
        press("Save"),
        until("Undo"),
      ),
    },
    { ...talk, shows: undefined, name: "entry-removed", play: inTurn(removed, until(/You removed this answer/)) },
    {
      ...talk,
      name: "entry-removed-later",
      play: inTurn(removed, (page) => page.getByText("You removed this message").scrollIntoViewIfNeeded()),
    },
    {
      ...talk,
      name: "entry-unsent",
      play: inTurn(unsent, (page) => page.getByText(entryTexts.keepOnly).scrollIntoViewIfNeeded()),
    },
    { ...hebrew, shows: undefined, name: "entry-outdated-rtl", play: inTurn(outdated, until(entryTexts.outdated)) },
    { ...talk, name: "entry-versions", play: inTurn(openVersions, until("Restore")) },
    { ...talk, name: "entry-versions-sure", play: inTurn(openVersions, press("Remove for good")) },
    { ...talk, name: "entry-send", shows: "end", play: inTurn(fill("Your message", "Well."), press("Other choices")) },
    { as: "writer", name: "entry-question-last", play: lastQuestion },
  ];
}

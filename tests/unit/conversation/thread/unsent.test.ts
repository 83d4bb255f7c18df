import { expect, test } from "@jest/globals";
import { newGuide } from "@/lib/conversation/guide/guide";
import { type StoredDraft, summarizeUnsent, unsentTexts } from "@/lib/conversation/thread/unsent";
import { logoutTexts } from "@/lib/texts/logout";

const words = (scope: string, text: string, conversationName = "The boat"): StoredDraft => {
  return { scope, draft: { text, requestKey: "key", version: 0, conversationName } };
};
const memory = (scope: string, projectName: string): StoredDraft => ({
  scope,
  draft: { ...newGuide([]), projectName },
});
const sentenceFor = (...drafts: StoredDraft[]) => {
  const summary = summarizeUnsent(drafts, (_, storedName) => storedName);
  return summary && logoutTexts.unsent(summary);
};

test.each<[string, StoredDraft[]]>([
  [
    "You have unsent words in “The boat” and one unfinished memory.",
    [words("one.message", "Half"), words("one.note#2", "Half"), memory("new.guide", "The lift")],
  ],
  [
    "You have unsent words in “The boat”, “The canal”, one other conversation and 2 unfinished memories.",
    [
      words("one.entry.message-3#4", "Half"),
      words("two.message", "Half", "The canal"),
      words("three.message", "Half", ""),
      ...["1", "2"].map((id) => memory(`new.guide#${id}`, "The lift")),
    ],
  ],
  ["You have unsent words in 2 conversations.", ["one", "two"].map((id) => words(`${id}.message`, "Half", ""))],
  ["You have one unsent file.", [{ scope: "one.file#1", draft: {} }]],
  [
    "You have unsent words in “The boat” and 2 unsaved names.",
    [words("one.entry.name#1", "Half"), words("one.name#2", "Half"), words("profile.displayName", "Half")],
  ],
  ["You have one unsaved game result.", [{ scope: "training.game", draft: { unsaved: [{}, {}] } }]],
  [
    "You have one unfinished memory.",
    [
      {
        scope: "new.guide",
        draft: { ...newGuide([]), photos: [{ key: "new.guide/1", file: { name: "photo.jpg", requestKey: "key" } }] },
      },
    ],
  ],
])("before a logout it says “%s”", (sentence, drafts) => {
  expect(sentenceFor(...drafts)).toBe(sentence);
});

test("nothing is asked about if nothing was typed", () => {
  const drafts = [
    words("one.message", "  "),
    memory("new.guide", " "),
    { scope: "training.game", draft: { unsaved: [] } },
  ];
  expect(sentenceFor(...drafts)).toBeNull();
});

test("unsent words have their conversation, and a change its entry", () => {
  const drafts = [words("one.entry.answer-0#a", "Mine"), words("one.note", "Only mine"), memory("new.guide", "No")];
  expect(unsentTexts(drafts)).toMatchObject([
    { conversationId: "one", kind: "entry", entryId: "answer-0", text: "Mine" },
    { conversationId: "one", kind: "note", entryId: "", text: "Only mine" },
  ]);
});

test("unsent files without words are shown by their names", () => {
  const file = { scope: "one.file#1", draft: { fileId: "f", file: { fileName: "photo.jpg" } } };
  const message = { scope: "one.message#a", draft: { text: "", requestKey: "a", fileScopes: ["one.file#1"] } };
  expect(unsentTexts([file, message])).toMatchObject([{ scope: "one.message#a", text: "photo.jpg" }]);
  expect(unsentTexts([message])).toEqual([]);
});

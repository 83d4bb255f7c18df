import {
  abortCalls,
  messageFromCall,
  openConversation,
  press,
  proveSentences,
  type Row,
  test,
  titleOf,
} from "../support/browser/spec-sentences";
import { signIn } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load resource/ });

/** The messages that no other test of a conversation checks. */
const writing: Row[] = [
  {
    sentence: "You",
    when: "is the label above a message",
    provoke: openConversation,
    read: (page, sentence) => page.getByRole("article").getByText(sentence),
  },
  {
    sentence: "+ NOTE TO SELF",
    when: "is the note button",
    read: (page, sentence) => page.getByRole("button", { name: sentence }),
  },
  {
    sentence: "ADD ...",
    when: "is the note button in note mode",
    provoke: ({ page }) => press(page, "+ NOTE TO SELF"),
    read: (page, sentence) => page.getByRole("button", { name: sentence }),
  },
];

const failing: Row[] = [
  {
    sentence: "Please start or select a conversation before adding a note.",
    when: "is the response to a note without a conversation",
    answer: async (stage) => (await messageFromCall(stage, "POST", "/api/add-note", { content: "Ask Ruth" })).message,
  },
  {
    sentence: "Please start or select a conversation before adding a note.",
    when: "is the response to a note with an empty conversation id",
    answer: async (stage) =>
      (await messageFromCall(stage, "POST", "/api/add-note", { conversationId: "", content: "Ask Ruth" })).message,
  },
  {
    sentence: "Failed to fetch conversation history",
    when: "is shown if a thread fails to load",
    provoke: async ({ page, account }) => {
      await abortCalls(page, "**/api/conversations/c1");
      await signIn(page, account, "/conversation/c1");
    },
  },
];

const scenes = [writing, ...failing.map((row) => [row])];

for (const scene of scenes) test(titleOf(scene), ({ stage }) => proveSentences(scene, stage));

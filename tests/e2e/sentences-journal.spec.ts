import { newConversation } from "../support/browser/conversation";
import {
  failCalls,
  messageFromCall,
  openPanel,
  press,
  proveSentences,
  type Row,
  type Stage,
  test,
  titleOf,
} from "../support/browser/spec-sentences";
import { expect, signIn } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load resource/ });

const search = ({ page }: Stage, term: string) => page.getByRole("searchbox").fill(term);

/** The messages that no other test of the history and the search checks. */
const found: Row[] = [
  {
    sentence: "You: ...",
    when: "labels a search result in a message",
    provoke: async (stage) => {
      stage.fakeAi.script = "What stood on the table?";
      await newConversation(stage.request, stage.account);
      await openPanel(stage, "Search");
      await search(stage, "narrow");
    },
  },
  {
    sentence: "Flexi: ...",
    when: "labels a search result in a reply",
    provoke: (stage) => search(stage, "table"),
  },
];

const rows: Row[] = [
  {
    sentence: "Invalid token",
    when: "is the response to a list with an expired session",
    answer: async (stage) => {
      await messageFromCall(stage, "POST", "/api/logout");
      return (await messageFromCall(stage, "GET", "/api/conversations")).message;
    },
  },
  {
    sentence: "Session expired, please log in again.",
    when: "is shown after a list fails with “Invalid token”",
    provoke: async (stage) => {
      await signIn(stage.page, stage.account);
      await expect(stage.page.getByRole("heading", { name: "Hi, " })).toBeVisible();
      await messageFromCall(stage, "POST", "/api/logout");
      await press(stage.page, "History");
      await expect(stage.page.getByRole("button", { name: "Login" })).toBeVisible();
    },
  },
  {
    sentence: "Error deleting conversation",
    when: "is shown if the server gives no reason",
    provoke: async (stage) => {
      await failCalls(stage.page, "**/api/conversation/delete");
      await newConversation(stage.request, stage.account, "The canal");
      await openPanel(stage, "History");
      await press(stage.page, "Delete The canal");
    },
  },
];

const scenes = [found, ...rows.map((row) => [row])];

for (const scene of scenes) test(titleOf(scene), ({ stage }) => proveSentences(scene, stage));

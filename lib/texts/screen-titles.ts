import type { AppView } from "../routes";

/** What a screen is called in the title of the page. Home has only the operator's title; the game and the history are called as in the menu. */
export const screenTitles: Partial<Record<AppView["name"], string>> = {
  conversation: "Conversation",
  shared: "Shared with you",
};

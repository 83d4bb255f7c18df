/** What a screen is called in the title of the page. Home has only the operator's title; the game and the history are called as in the menu. */
export const screenTitles = {
  home: "",
  conversation: "Conversation",
  shared: "Shared with you",
} as const;

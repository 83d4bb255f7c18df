/** What a screen is called in the title of the page. Home has only the operator's title, and the game has its own name. */
export const screenTitles = {
  home: "",
  history: "Conversation History",
  conversation: "Conversation",
  shared: "Shared with you",
} as const;

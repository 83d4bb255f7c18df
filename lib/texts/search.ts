/** The texts of the search. */
export const searchTexts = {
  failed: (message: string) => `Search failed: ${message}`,
  error: "Error performing search",
  none: "No results found.",
  noneHint: "Try fewer words, or only a part of one.",
  failedHint: "Check your connection. Whatever you type next is searched for again.",
  hint: "Searches your words, notes and files, and the replies.",
  fileWithoutConversation: "File not associated with a conversation.",
  termTooLong: "Please search for 200 characters or less.",
  prefix: { you: "You: ", flexi: "Flexi: ", file: "File: " },
  busy: "Searching…",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  newest: (count: number) => `The ${count} newest results. Add a word to narrow them down.`,
} as const;

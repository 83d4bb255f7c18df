/** The texts of the search. */
export const searchTexts = {
  failed: (message: string) => `Search failed: ${message}`,
  error: "Error performing search",
  none: "No results found.",
  noneHint: "Try fewer words, or only a part of one.",
  failedHint: "Check your connection, then try again.",
  hint: "Searches your words, notes and files, and the replies.",
  fileWithoutConversation: "File not associated with a conversation.",
  termTooLong: "Please search for 200 characters or less.",
  prefix: { you: "You: ", flexi: "Flexi: ", file: "File: " },
  busy: "Searching…",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  countSoFar: (count: number) => `The first ${count} results. More follow as you scroll.`,
  /** Before a search term. */
  corrected: "Showing results for",
  noneFilteredHint: "Try without one of the filters, or only a part of a word.",
  filters: "Show only",
  kinds: { mine: "My words", reply: "Replies", note: "Notes", file: "Files" },
  topic: "Memory type",
  allTopics: "All types",
  year: "Year",
  allYears: "All years",
} as const;

/** The texts around a reply, which are loaded with the first conversation. */
export const replyTexts = {
  inProgress: "The reply is being written.",
  received: "The reply is there.",
  cut: {
    length: "The reply ends here because it reached the AI provider's limit.",
    filter: "The reply ends here because the AI provider stopped it.",
  },
  receipt: "What the AI saw",
  receiptSent: (answers: number, earlierTurns: number, file: string | null) => {
    const parts = [
      answers > 0 && (answers === 1 ? "1 answer" : `${answers} answers`),
      earlierTurns > 0 && (earlierTurns === 1 ? "1 earlier turn" : `${earlierTurns} earlier turns`),
      file && `the file ${file}`,
    ].filter(Boolean);
    return `Sent with your words: ${parts.join(", ") || "nothing else"}.`;
  },
  receiptWithheld: (notes: number) => {
    if (notes === 0) return "Private notes are never sent; there were none.";
    return notes === 1 ? "Not sent: 1 private note." : `Not sent: ${notes} private notes.`;
  },
} as const;

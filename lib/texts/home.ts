/** The texts of home that no visitor needs, and of the questions. */
export const homeTexts = {
  questionOfTheDay: "A question for today",
  goOn: "Pick up where you left off",
  notSent: "Not sent yet",
  notSaved: "Not saved yet",
  unnamed: "Untitled",
  discard: "Discard",
  nothingWritten: "Nothing written yet.",
  allInHistory: "See all",
  onThisDay: {
    title: "Written on this day",
    months: (count: number) => (count === 1 ? "1 month ago" : `${count} months ago`),
    years: (count: number) => (count === 1 ? "1 year ago" : `${count} years ago`),
    since: (month: string) => `in ${month}`,
    hide: "Don't show this again",
    hidden: "It won't be shown on its day again.",
    hideFailed: "It couldn't be hidden. Please try again.",
  },
  question: {
    answerPlaceholder: "Enter your answer (100 words or less)",
    noAi: "No AI is connected here, so there are no replies. What you write is saved.",
    another: "Another question",
    fromList: "A question from the list",
    before: "Restore the previous question",
    nextOnEnter: "Press Enter for the next question",
    step: (position: number, total: number) => `${position} of ${total}`,
  },
} as const;

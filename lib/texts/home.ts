/** The texts of home that no visitor needs, and of the questions. */
export const homeTexts = {
  questionOfTheDay: "A question for today",
  anotherOne: "Another one",
  goOn: "Go on …",
  notSent: "Not sent yet",
  notSaved: "Not saved yet",
  unnamed: "Without a name",
  discard: "Discard",
  nothingWritten: "Nothing is written yet.",
  allInHistory: "All in History",
  onThisDay: {
    title: "On this day",
    months: (count: number) => (count === 1 ? "1 month ago" : `${count} months ago`),
    years: (count: number) => (count === 1 ? "1 year ago" : `${count} years ago`),
    since: (month: string) => `in ${month}`,
    hide: "Not this one",
    hidden: "This memory is no longer shown here.",
    hideFailed: "It could not be hidden. Please try again.",
  },
  question: {
    answerPlaceholder: "Enter your answer (100 words or less)",
    noAi: (product: string) => `No AI is connected. ${product} asks from a list.`,
    another: "Another question",
    before: "Swap back",
    nextOnEnter: "Enter for the next question",
    step: (position: number, total: number) => `${position} of ${total}`,
  },
} as const;

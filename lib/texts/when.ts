/** The texts of when a memory was. */
export const whenTexts = {
  label: "When was this?",
  change: "Change when this was",
  hint: "As you would say it: “summer 1974”, “the late sixties”, “12 June 1974”",
  atAge: (years: string, ages: string, isBirthday: boolean) =>
    `${years}, when you ${isBirthday ? "turned" : "were"} ${ages}`,
  ages: (from: string, to: string, areNext: boolean) => `${from} ${areNext ? "or" : "to"} ${to}`,
  verbatim: "Stays in your own words",
  isThis: (phrase: string) => `${phrase.charAt(0).toLocaleUpperCase()}${phrase.slice(1)}?`,
  /** `understood`: what the words mean; `null`: nothing that could be told. */
  saved: (understood: string | null) => (understood === null ? "Saved in your own words." : `Saved: ${understood}.`),
  required: "Please say when it was.",
  stale: (text: string) =>
    `This was changed in another window or on another device. It now says: “${text}”. If you save yours, it becomes an earlier version.`,
  staleRemoved: "This was removed in another window or on another device. Save it to restore it.",
  tooLong: "Please use up to 80 characters.",
  decade: "When it was",
  anyTime: "Of any time",
  exported: "When it was:",
};

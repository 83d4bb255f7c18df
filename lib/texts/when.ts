/** The texts of when a memory was. */
export const whenTexts = {
  label: "When was this?",
  change: "Change when this was",
  hint: "As you would say it: “summer 1974”, “the late sixties”, “12 June 1974”",
  verbatim: "Stays in your own words",
  isThis: (phrase: string) => `${phrase.charAt(0).toLocaleUpperCase()}${phrase.slice(1)}?`,
  changed: "Saved.",
  removed: "The date was removed.",
  tooLong: "Please use up to 80 characters.",
  decade: "When it was",
  anyTime: "Of any time",
  exported: "When it was:",
};

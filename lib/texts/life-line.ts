/** The texts of the life line. */
export const lifeTexts = {
  extent: (count: number, { first, last }: { first: number; last: number }, hasMore: boolean) => {
    const some = count === 1 ? "1 memory" : `${count.toLocaleString()} memories`;
    const memories = hasMore ? `The first ${some}` : some;
    return first === last ? `${memories}, ${first}` : `${memories}, ${first}–${last}`;
  },
  decades: "Decades",
  decade: (year: number) => `${year}s`,
  toDecades: "Back to the decades",
  asList: "Show as a plain list",
  asLifeLine: "Show the years",
  /** Memories longer than a year for which the margin has no room. */
  moreBands: (count: number) => `and ${count} more`,
  moreBandsHint: (count: number) => (count === 1 ? "longer memory of this time" : "longer memories of this time"),
  gap: (from: number, to: number) => `${from}–${to}`,
  nothingYet: "nothing yet.",
  ages: (from: number, to: number) => `You were ${from} to ${to} then.`,
  none: "No memory has a date yet.",
  noneHint: "Say when one was, in your own words, and it appears here in the order of your life.",
  undated: "Without a date",
  undatedHint: "Say when it was, in your own words, and it moves up to its year.",
  dateIt: "Date it",
  dateItOf: (name: string) => `Date it: ${name}`,
  written: "written",
  moreDated: (count: number) => `These are the earliest ${count.toLocaleString()} memories.`,
  inHistory: "The later ones are in the history",
  moreUndated: "The others are in the history",
  failed: "Your life line couldn't be loaded.",
} as const;

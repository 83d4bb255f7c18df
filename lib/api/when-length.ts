/** The most characters of when a memory was. Not among the other limits (limits.ts), which the first screen loads. */
export const whenLength = 80;

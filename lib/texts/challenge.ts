/** The texts of challenges: the questions of one game for others. */
export const challengeTexts = {
  offer: "Beat my score",
  offerHint:
    "Whoever has this link and an account here can play the same questions once, and sees your name and points. It ends after 7 days.",
  gone: "This challenge has ended, or it never existed.",
  tooMany: "You have as many open challenges as you can have. Please wait until one of them ends.",
  full: "As many people have played this challenge as can.",
  played: "You have played this challenge already. It can be played once.",
  /** After the name of the challenger. */
  got: (score: string) => `got ${score} points`,
  about: (topic: string, level: string, length: string) => `${topic}, ${level}, ${length}.`,
  rounds: (count: number) => (count === 1 ? "1 round" : `${count} rounds`),
  questions: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
  canYou: "Can you beat it?",
  start: "Start",
  once: "You can play it once. Nobody but the two of you sees your result.",
  mine: "Your challenge",
  nobodyYet: "Nobody has played it yet.",
  won: "You did it!",
  lost: "Not this time",
  right: (right: number, total: number) => `${right} of ${total} right`,
  endsOn: "It ends on",
  results: "Results",
  sending: "Saving your result…",
  unsaved: (message: string) => `Your result is not saved yet, but it stays here. ${message}`,
  ownGame: "Play a game of your own",
} as const;

/** The texts about own memories in the game. They say in general that grave ones are left out, and never of a single one. */
export const memoriesTexts = {
  welcome: "A quiet look at what you wrote yourself. Nobody plays against you, and nothing is counted.",
  howToPutIn: "Only memories that you choose are asked about. Open one and choose “Use in the game”.",
  leftOut: "A memory that may tell of a loss or of harm is left out, even if you chose it.",
  nothingFound: "It may take a few before there is a question.",
  chooseMemory: "Choose a memory",
  useInGame: "Use in the game",
  inGame:
    "The game may ask about it, and shows it to nobody but you. It leaves out memories that may tell of a loss or of harm.",
  changeFailed: "This could not be changed. Please try again.",
  putIn: "The memory is in the game.",
  takenOut: "The memory is no longer in the game.",
  progress: (number: number, total: number) => `${number} of ${total}`,
  choices: "Which word did you write?",
  youWrote: "You wrote:",
  openMemory: "Open this memory",
  next: "Next",
  skip: "Skip",
  overTitle: "That is all for now",
  over: "Your memories are where they were, whenever you want to read on.",
  again: "More of my memories",
} as const;

/** The levels of the simulated opponent, weakest first. */
export const levelNames = ["Beginner", "Intermediate", "Advanced"] as const;
export type LevelName = (typeof levelNames)[number];

type LevelRules = {
  questionsPerRound: number;
  roundBonus: number;
  timeBonusMultiplier: number;
  /** The shortest fill-in-the-blank text, in words. */
  wordsMin: number;
  /** Difficulties of definition questions, both ends included. */
  difficulty: readonly [min: number, max: number];
  /** Probability that the opponent is right, 0 to 1, unless the configuration sets it. */
  accuracy: number;
};

/** The table of spec §9, Training game. */
export const levels: Record<LevelName, LevelRules> = {
  Beginner: {
    questionsPerRound: 3,
    roundBonus: 50,
    timeBonusMultiplier: 20,
    wordsMin: 3,
    difficulty: [1, 3],
    accuracy: 0.6,
  },
  Intermediate: {
    questionsPerRound: 4,
    roundBonus: 100,
    timeBonusMultiplier: 15,
    wordsMin: 7,
    difficulty: [2, 4],
    accuracy: 0.8,
  },
  Advanced: {
    questionsPerRound: 5,
    roundBonus: 150,
    timeBonusMultiplier: 10,
    wordsMin: 10,
    difficulty: [3, 5],
    accuracy: 0.9,
  },
};

/** The constants of spec §9 that are the same for all levels. */
export const quiz = {
  basePoints: 100,
  timeBonusSeconds: 5,
  timeBonusPeriodSeconds: 30,
  timeBonusMultiplierDefault: 20,
  opponentTimeBonusShare: 0.8,
  opponentAccuracyDefault: 0.6,
  opponentDelayMinMs: 1_000,
  opponentDelayDefaultMs: 4_000,
  /** From the end of this round on a game can be finished. */
  roundsToFinish: 3,
  questionsFetchedMax: 20,
  missedMax: 20,
  iterationsMax: 100,
  optionsPerQuestion: 4,
  distractorsFetched: 50,
  wordsMax: 25,
  lengthDifferenceDefault: 6,
  difficultyDefault: 3,
  difficultyMin: 1,
  difficultyMax: 5,
  /** Questions of one round on own memories. */
  memoryQuestionsPerRound: 5,
  /** The shortest word that becomes the gap in an own memory. */
  memoryWordLengthMin: 5,
  /** The first rounds of a game may take no time at all; each further round of at least three questions takes a second. */
  roundsWithoutTime: 20,
  roundsMax: 1_000_000,
  /** Three years of play in one game. */
  timeTakenMaxSeconds: 100_000_000,
  /** Of a challenge. */
  challengeQuestionsMax: 100,
  userScoresShown: 5,
  topScoresShown: 10,
  positiveFeedbackMs: 2_000,
  roundMessageMs: 4_000,
  errorMessageMs: 3_000,
} as const;

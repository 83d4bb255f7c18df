import * as z from "zod/mini";
import { Distractor, Question, QuizModule } from "./question";
import { type LevelName, levelNames } from "./rules";

const Level = z.enum(levelNames);
/** `base + speed` are the points. */
const Points = z.object({ base: z.number(), speed: z.number() });
export type Points = z.infer<typeof Points>;

/** The simulated opponent's turn, decided when the player submits and revealed after `delayMs`. */
export const OpponentTurn = z.object({
  isRight: z.boolean(),
  /** One of the options. Games saved by an earlier version do not have it. */
  chosen: z._default(z.nullable(z.string()), null),
  points: Points,
  delayMs: z.number(),
});
export type OpponentTurn = z.infer<typeof OpponentTurn>;

/** One answered question for the review. */
export const Answer = z.object({
  question: Question,
  level: Level,
  round: z.number(),
  chosen: z.string(),
  isRight: z.boolean(),
  points: Points,
  /** `null` while the opponent thinks, and in a practice. */
  opponent: z.nullable(OpponentTurn),
});
export type Answer = z.infer<typeof Answer>;

/** A question and why it was picked. `repeated`: all questions were used, so the least recently used come again. */
const PickedQuestion = z.object({ question: Question, origin: z.enum(["new", "missed", "repeated", "sample"]) });
export type PickedQuestion = z.infer<typeof PickedQuestion>;

const Stage = z.discriminatedUnion("name", [
  z.object({ name: z.literal("setup") }),
  /** The questions of a round are being loaded. */
  z.object({ name: z.literal("loading") }),
  z.object({
    name: z.literal("asking"),
    ...PickedQuestion.shape,
    /** The level that gives this question its points and the round its length. */
    level: Level,
    selected: z.nullable(z.string()),
    /** How long the clock had run when the question was shown. Games saved by an earlier version do not have it. */
    shownAtMs: z._default(z.number(), 0),
  }),
  /** The player's answer is the last one of `answers`; the opponent's is revealed after its delay. */
  z.object({
    name: z.literal("thinking"),
    opponent: OpponentTurn,
    /** When the answer was submitted (milliseconds since 1970). Games saved by an earlier version do not have it. */
    since: z._default(z.number(), 0),
  }),
  /** The answers were checked. The question stays with the result for this time; `null`: until the player continues. */
  z.object({ name: z.literal("feedback"), durationMs: z.nullable(z.number()) }),
  /** There is no question at this level. */
  z.object({ name: z.literal("empty") }),
  z.object({ name: z.literal("ended") }),
]);

export const Message = z.object({
  kind: z.enum(["right", "wrong", "round", "error", "ended"]),
  text: z.string(),
  /** When it expires (milliseconds since 1970); `null`: never. */
  until: z.nullable(z.number()),
});
export type Message = z.infer<typeof Message>;

/** The body of POST /api/scores. */
const ScoreSave = z.object({
  gameId: z.string(),
  score: z.number(),
  level: Level,
  round: z.number(),
  /** Seconds, as displayed. */
  timeTaken: z.number(),
});

/** What is stored about a topic between games. */
const Seen = z.object({
  /** Ids, the least recently used first. */
  used: z.array(z.string()),
  missed: z.array(QuizModule),
});
export type Seen = z.infer<typeof Seen>;

export const Game = z.object({
  stage: Stage,
  topicId: z.nullable(z.string()),
  /** The selected level; it takes effect with the next question. */
  level: Level,
  /**
   * `public` games are ranked. A practice of missed questions has no opponent, no points and no choice of a level. A challenge has the
   * questions of somebody else's game, and their score in the place of an opponent's.
   */
  kind: z.enum(["public", "practice", "challenge"]),
  /** Whose game a challenge is. */
  rival: z._default(z.nullable(z.string()), null),
  gameId: z.string(),
  /** The page was reloaded: the clock is stopped until the player continues. */
  isPaused: z.boolean(),
  userScore: z.number(),
  aiScore: z.number(),
  /** From 1. */
  round: z.number(),
  /** Number of the question in the round, from 1. */
  number: z.number(),
  /** `since`: when it was last started, `null` while it is stopped. */
  clock: z.object({ ranMs: z.number(), since: z.nullable(z.number()) }),
  modules: z.array(QuizModule),
  distractors: z.array(Distractor),
  answers: z.array(Answer),
  seen: z.record(z.string(), Seen),
  /** Scores that are still to be posted, in order. */
  unsaved: z.array(ScoreSave),
  /** Shown one below the other. */
  messages: z.array(Message),
});
export type Game = z.infer<typeof Game>;

export function newGame(topicId: string | null = null, level: LevelName = levelNames[0]): Game {
  return {
    stage: { name: "setup" },
    topicId,
    level,
    kind: "public",
    rival: null,
    gameId: "",
    isPaused: false,
    userScore: 0,
    aiScore: 0,
    round: 1,
    number: 1,
    clock: { ranMs: 0, since: null },
    modules: [],
    distractors: [],
    answers: [],
    seen: {},
    unsaved: [],
    messages: [],
  };
}

import * as z from "zod/mini";
import { Distractor, Question, QuizModule } from "./question";
import { type LevelName, levelNames } from "./rules";

const Level = z.enum(levelNames);
/** `base + speed` are the points. */
const Points = z.object({ base: z.number(), speed: z.number() });
export type Points = z.infer<typeof Points>;

/** The simulated opponent's turn, decided when the player submits and told after `delayMs`. */
export const OpponentTurn = z.object({ isRight: z.boolean(), points: Points, delayMs: z.number() });
export type OpponentTurn = z.infer<typeof OpponentTurn>;

/** One answered question, as the review shows it. */
export const Answer = z.object({
  question: Question,
  level: Level,
  round: z.number(),
  chosen: z.string(),
  isRight: z.boolean(),
  points: Points,
  /** `null` while the opponent thinks. */
  opponent: z.nullable(OpponentTurn),
});
export type Answer = z.infer<typeof Answer>;

/** A question and why it is this one's turn. `repeated`: every question was used, so the oldest come back. */
const Draw = z.object({ question: Question, origin: z.enum(["new", "missed", "repeated", "sample"]) });
export type Draw = z.infer<typeof Draw>;

const Stage = z.discriminatedUnion("name", [
  z.object({ name: z.literal("setup") }),
  /** The questions of a round are on their way. */
  z.object({ name: z.literal("loading") }),
  z.object({
    name: z.literal("asking"),
    ...Draw.shape,
    /** The level that gives this question its points and the round its length. */
    level: Level,
    selected: z.nullable(z.string()),
    /** What the counter had run when the question was shown. Games that an earlier version kept do not have it. */
    shownAtMs: z._default(z.number(), 0),
  }),
  /** The player's answer is the last one of `answers`; the opponent's is told when its time is over. */
  z.object({ name: z.literal("thinking"), opponent: OpponentTurn }),
  /** Both answers are judged. The question stays with the verdict for so long, or until the player goes on. */
  z.object({ name: z.literal("feedback"), durationMs: z.number() }),
  /** There is nothing to ask at this level. */
  z.object({ name: z.literal("empty") }),
  z.object({ name: z.literal("ended") }),
]);
export type Stage = z.infer<typeof Stage>;

export const Message = z.object({
  kind: z.enum(["right", "wrong", "round", "error", "ended"]),
  text: z.string(),
  /** When it goes, as `now` counts; `null`: it stays. */
  until: z.nullable(z.number()),
});
export type Message = z.infer<typeof Message>;

/** What POST /api/scores is sent. */
const ScoreSave = z.object({
  gameId: z.string(),
  score: z.number(),
  level: Level,
  round: z.number(),
  /** Seconds, as displayed. */
  timeTaken: z.number(),
});

/** What is remembered of a topic from game to game. */
const Seen = z.object({
  /** Ids, the one used the longest ago first. */
  used: z.array(z.string()),
  missed: z.array(QuizModule),
});
export type Seen = z.infer<typeof Seen>;

export const Game = z.object({
  stage: Stage,
  topicId: z.nullable(z.string()),
  /** As selected; it takes effect with the next question. */
  level: Level,
  /** `public` games are ranked; a practice of missed questions is not. */
  kind: z.enum(["public", "practice"]),
  gameId: z.string(),
  /** Left by a reload: the counter stands still until the player goes on. */
  isPaused: z.boolean(),
  userScore: z.number(),
  aiScore: z.number(),
  /** From 1. */
  round: z.number(),
  /** Place in the round, from 1. */
  number: z.number(),
  /** `since`: when it last started to run, `null` while it stands still. */
  clock: z.object({ ranMs: z.number(), since: z.nullable(z.number()) }),
  modules: z.array(QuizModule),
  distractors: z.array(Distractor),
  answers: z.array(Answer),
  seen: z.record(z.string(), Seen),
  /** Scores to post, in order. */
  unsaved: z.array(ScoreSave),
  /** What is being said, one after the other. */
  messages: z.array(Message),
});
export type Game = z.infer<typeof Game>;

export function newGame(topicId: string | null = null, level: LevelName = levelNames[0]): Game {
  return {
    stage: { name: "setup" },
    topicId,
    level,
    kind: "public",
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

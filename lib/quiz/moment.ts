import type { FeatureConfig, QuizTopic } from "../app-config";
import type { Random } from "./random";

/** What a step of the game depends on beside the game: time, chance and the configuration. */
export type Moment = {
  /** Milliseconds since 1970. */
  now: number;
  /** Where a step may be computed twice, as React does with reducers: `randomFrom(seed)`. */
  random: Random;
  topics: Record<string, QuizTopic>;
  opponents: FeatureConfig["flexiFeatures"]["trainingMode"]["aiCompetition"]["levels"];
  /** The player wants less motion: the opponent does not take its time. */
  isCalm: boolean;
};

import type { FeatureConfig, QuizTopic } from "../config/app-config";
import type { Random } from "./random";

/** What a step of the game depends on beside the game: time, chance and the configuration. */
export type GameContext = {
  /** Milliseconds since 1970. */
  now: number;
  /** A step that draws on it must be computed once: React may call a reducer of its own twice. */
  random: Random;
  topics: Record<string, QuizTopic>;
  opponents: FeatureConfig["flexiFeatures"]["trainingMode"]["aiCompetition"]["levels"];
  /** The player wants less motion: the opponent does not take its time. */
  prefersReducedMotion: boolean;
};

import type { FeatureConfig, QuizTopic } from "../config/app-config";
import type { Random } from "./random";

/** What a step of the game depends on besides its state: time, randomness and the configuration. */
export type GameContext = {
  /** Milliseconds since 1970. */
  now: number;
  /** A step that uses random numbers must not be a React reducer, which React may call twice with different results. */
  random: Random;
  topics: Record<string, QuizTopic>;
  opponents: FeatureConfig["flexiFeatures"]["trainingMode"]["aiCompetition"]["levels"];
  /** The player prefers reduced motion: the opponent answers almost at once. */
  prefersReducedMotion: boolean;
};

import { useTimed } from "./use-timed";

/** A text that goes away by itself after `ms`. */
export const useTimedText = (ms: number) => useTimed<string>(ms);

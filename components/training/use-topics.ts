import useSWR from "swr";
import { type Check, listOf, mapOf, number, oneOf, optional, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import type { QuizTopic, TrainingConfig } from "@/lib/config/app-config";
import { isMemoriesTopic } from "@/lib/quiz/memories-topic";
import { type Distractor, questionTypes } from "@/lib/quiz/question";
import { trainingTexts } from "@/lib/texts/training";

const isTextOrNumber: Check<string | number> = (value) => text(value) || number(value);
type Part<Name extends keyof QuizTopic> = QuizTopic[Name];

const isTopic = shape<QuizTopic>({
  dataSource: shape<Part<"dataSource">>({
    type: oneOf("api", "file"),
    endpoint: text,
    contentFilter: mapOf(isTextOrNumber),
    fileType: text,
  }),
  questionFormat: shape<Part<"questionFormat">>({
    type: oneOf(...questionTypes),
    minWordLength: number,
    excludeWords: listOf(text),
  }),
  distractorLogic: shape<Part<"distractorLogic">>({
    pool: listOf(shape<Distractor>({ word: text, type: text, subtype: optional(text), difficulty: optional(number) })),
    definitions: optional(mapOf(text)),
    maxLengthDiff: shape<Part<"distractorLogic">["maxLengthDiff"]>({
      Beginner: optional(number),
      Intermediate: optional(number),
      Advanced: optional(number),
    }),
  }),
});
const fetchTopics = getAs(shape<TrainingConfig>({ topics: mapOf(isTopic) }));
const path = "/api/config/flexifeatures/training/config.json";

/** The topics of the game, `null` until they are loaded. Each failed or empty response calls `onError` with a message. */
export function useTopics(onError: (message: string) => void) {
  const { data, error, isValidating, mutate } = useSWR<TrainingConfig, RequestError>(path, fetchTopics, {
    onSuccess: ({ topics }) => Object.keys(topics).length === 0 && onError(trainingTexts.noTopics),
    onError: () => onError(trainingTexts.topicsError),
  });
  const isMissing = error !== undefined || Object.keys(data?.topics ?? {}).length === 0;
  return { topics: data?.topics ?? null, isMissing: isMissing && !isValidating, retry: () => void mutate() };
}

/** Whether the operator has configured a topic of own memories. False until the topics are loaded. */
export function useHasMemories(): boolean {
  const { data } = useSWR<TrainingConfig>(path, fetchTopics, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  return Object.values(data?.topics ?? {}).some(isMemoriesTopic);
}

import useSWR from "swr";
import type { TrainingConfig } from "@/lib/app-config";
import { get, type RequestError } from "@/lib/client/api";
import { trainingTexts } from "@/lib/texts/training";

/** The topics of the game, `null` until they are here. `tell` is told what is wrong with them, each time that they are asked for. */
export function useTopics(tell: (text: string) => void) {
  const { data, error, isValidating, mutate } = useSWR<TrainingConfig, RequestError>(
    "/api/config/flexifeatures/training/config.json",
    get,
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      onSuccess: ({ topics }) => Object.keys(topics).length === 0 && tell(trainingTexts.noTopics),
      onError: () => tell(trainingTexts.topicsError),
    },
  );
  const isMissing = error !== undefined || Object.keys(data?.topics ?? {}).length === 0;
  return { topics: data?.topics ?? null, isMissing: isMissing && !isValidating, retry: () => void mutate() };
}

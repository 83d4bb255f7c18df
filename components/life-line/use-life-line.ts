import useSWR from "swr";
import { isWhen } from "@/lib/api/conversation-shapes";
import { isStoredFile } from "@/lib/api/heading-shapes";
import type { LifeLine, LifeMemory } from "@/lib/api/responses";
import { flag, listOf, nullable, number, optional, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { lifeLineUrl } from "@/lib/routes";

const memories = listOf(
  shape<LifeMemory>({
    _id: text,
    projectName: text,
    topic: text,
    timestamp: text,
    when: nullable(isWhen),
    whenVersion: number,
    excerpt: text,
    file: nullable(isStoredFile),
  }),
);

const fetchLifeLine = getAs(
  shape<LifeLine>({ dated: memories, undated: memories, hasMoreDated: optional(flag), hasMoreUndated: flag }),
);

/** This person's memories by when they were. They are read at each opening; meanwhile those read before are shown. */
export function useLifeLine() {
  const { data: life, error, isValidating, mutate } = useSWR<LifeLine, RequestError>(lifeLineUrl, fetchLifeLine);
  return { life, hasFailed: error !== undefined && !isValidating, retry: () => void mutate() };
}

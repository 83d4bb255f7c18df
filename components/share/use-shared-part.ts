import useSWR from "swr";
import { isConversation, isNote } from "@/lib/api/conversation-shapes";
import type { SharedPart } from "@/lib/api/responses";
import { optional, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { shareTexts } from "@/lib/texts/share";

export const fetchPart = getAs(
  shape<SharedPart>({ conversation: isConversation, note: optional(isNote), sharedBy: text }),
);

/** What a shared link opens. `path`: that of the address, which is also the call's. */
export function useSharedPart(path: string) {
  const {
    data: part,
    error,
    isValidating,
    mutate,
  } = useSWR<SharedPart, RequestError>(`/api${path}`, fetchPart, {
    shouldRetryOnError: ({ status }: RequestError) => status !== 404,
  });
  // Taken back since it was shown: it goes away at once.
  const isGone = error?.status === 404;
  return {
    part: isGone ? undefined : part,
    problem: error && (isGone || !part) ? problemOf(error) : null,
    /** Whether asking again may help. */
    canRetry: error !== undefined && !isGone,
    isValidating,
    retry: () => void mutate(),
  };
}

function problemOf({ status, message, code }: RequestError): string {
  if (status === 0) return shareTexts.loadError;
  if (code === "shared_post_not_found") return message;
  const isBare = code === "shared_conversation_not_found";
  return shareTexts.conversationUnavailable(isBare ? shareTexts.gone : message);
}

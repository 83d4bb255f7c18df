import useSWR from "swr";
import { isNote, isSharedConversation } from "@/lib/api/conversation-shapes";
import type { SharedPart } from "@/lib/api/responses";
import { flag, optional, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { shareTexts } from "@/lib/texts/share";

export const fetchPart = getAs(
  shape<SharedPart>({
    conversation: isSharedConversation,
    note: optional(isNote),
    sharedBy: text,
    isWhole: optional(flag),
    isClosed: optional(flag),
  }),
);

/** The part that a shared link opens. `path`: the path of the address, which is also that of the call. */
export function useSharedPart(path: string) {
  const {
    data: part,
    error,
    isValidating,
    mutate,
  } = useSWR<SharedPart, RequestError>(`/api${path}`, fetchPart, {
    revalidateOnFocus: true,
    shouldRetryOnError: ({ status }: RequestError) => status !== 404,
  });
  // If sharing was stopped since the part was shown, it disappears at once.
  const isGone = error?.status === 404;
  return {
    part: isGone ? undefined : part,
    problem: error && (isGone || !part) ? problemOf(error) : null,
    /** Whether another attempt may succeed. */
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

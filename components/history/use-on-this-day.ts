import useSWR from "swr";
import type { PastConversation } from "@/lib/answers";
import { get, type RequestError } from "@/lib/client/api";

/** What this person wrote on this day, in their own time zone, in earlier months and years. */
export function useOnThisDay(): PastConversation[] {
  const query = new URLSearchParams({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  const { data } = useSWR<{ conversations: PastConversation[] }, RequestError>(`/api/on-this-day?${query}`, get, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.conversations ?? [];
}

import useSWR from "swr";
import type { PastConversation } from "@/lib/answers";
import { get, type RequestError } from "@/lib/client/api";

type Past = { conversations: PastConversation[] };

async function fetchPast(path: string): Promise<Past> {
  // What a browser takes to say where it is would hold up the page around this.
  await new Promise((resolve) => setTimeout(resolve));
  const query = new URLSearchParams({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return get(`${path}?${query}`);
}

/** What this person wrote on this day, in their own time zone, in earlier months and years. */
export function useOnThisDay(): PastConversation[] {
  const { data } = useSWR<Past, RequestError>("/api/on-this-day", fetchPast, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.conversations ?? [];
}

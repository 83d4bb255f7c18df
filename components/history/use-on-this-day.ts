import useSWR from "swr";
import type { PastConversation } from "@/lib/answers";
import { get, type RequestError } from "@/lib/client/api";

type Past = { conversations: PastConversation[] };

const fetchPast = (path: string) => get<Past>(`${path}?${new URLSearchParams({ timeZone: ownTimeZone() })}`);

/** Where the browser is. `Intl` reads all that it knows of languages first, which holds a phone up. */
const ownTimeZone = () =>
  "Temporal" in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What this person wrote on this day, in their own time zone, in earlier months and years. */
export function useOnThisDay(): PastConversation[] {
  const { data } = useSWR<Past, RequestError>("/api/on-this-day", fetchPast, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.conversations ?? [];
}

import useSWR from "swr";
import type { PastConversation } from "@/lib/api/responses";
import { listOf, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";

type Past = { conversations: PastConversation[] };

const fetchDay = getAs(
  shape<Past>({
    conversations: listOf(
      shape<PastConversation>({ _id: text, projectName: text, topic: text, timestamp: text, excerpt: text }),
    ),
  }),
);

async function fetchPast(path: string): Promise<Past> {
  return fetchDay(`${path}?${new URLSearchParams({ timeZone: await ownTimeZone() })}`);
}

/** Where the browser is. `Intl` reads all that it knows of languages first, which would hold up the page around this. */
async function ownTimeZone(): Promise<string> {
  if ("Temporal" in globalThis) return Temporal.Now.timeZoneId();
  await new Promise((resolve) => setTimeout(resolve));
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What this person wrote on this day, in their own time zone, in earlier months and years. */
export function useOnThisDay(): PastConversation[] {
  const { data } = useSWR<Past, RequestError>("/api/on-this-day", fetchPast, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.conversations ?? [];
}

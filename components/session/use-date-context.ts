import { formatUnderstood } from "@/lib/conversation/memory-date/format";
import { parseMemoryDate } from "@/lib/conversation/memory-date/parse";
import { dateContext } from "@/lib/conversation/memory-date/when";
import { useProfile } from "./use-profile";

/** What dates in words mean to this person. */
export const useDateContext = () => dateContext(useProfile({ revalidateIfStale: false }).data?.birthYear ?? null);

/** Tells what is understood of a date in words. `null`: nothing. */
export function useUnderstood() {
  const context = useDateContext();
  return (text: string) => {
    const date = parseMemoryDate(text, context);
    return date && formatUnderstood(date, navigator.language);
  };
}

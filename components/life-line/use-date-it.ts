import { useSWRConfig } from "swr";
import type { SaveWhen } from "@/components/conversation/thread/use-memory-date";
import { entryUrl, saveEntry } from "@/lib/client/entries";
import { lifeLineUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";

/** Saves when a memory was. `onSaved` gets a sentence that says what was saved. */
export function useDateIt(id: string, onSaved: (done: string) => void): SaveWhen {
  const { mutate } = useSWRConfig();
  return async (text, { version }, clear, done) => {
    const result = await saveEntry(entryUrl(id, "when"), text, version);
    // The life line is read again, because another window may have saved a date, too.
    void mutate(lifeLineUrl);
    if (result.status === "saved") {
      clear();
      onSaved(text === "" ? entryTexts.removed : done);
    }
    return result;
  };
}

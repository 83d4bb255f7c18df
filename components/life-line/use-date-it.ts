import { useSWRConfig } from "swr";
import type { SaveWhen } from "@/components/conversation/thread/use-memory-date";
import { requestErrorOf } from "@/lib/client/api";
import { editEntry, entryUrl, removeEntry } from "@/lib/client/entries";
import { latestUrl, lifeLineUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";

/** Saves when a memory was. `onSaved` gets a sentence that says what was saved. */
export function useDateIt(id: string, onSaved: (done: string) => void): SaveWhen {
  const { mutate } = useSWRConfig();
  return async (text, { version }, clear, done) => {
    try {
      const url = entryUrl(id, "when");
      const result = await (text === "" ? removeEntry(url, version, false) : editEntry(url, text, version));
      // The menu and the life line change, too, also by what another window has saved.
      void mutate(latestUrl);
      void mutate(lifeLineUrl);
      if ("current" in result) return { status: "stale", current: result.current };
      clear();
      onSaved(text === "" ? entryTexts.removed : done);
      return { status: "saved" };
    } catch (failure) {
      return { status: "failed", message: requestErrorOf(failure).message };
    }
  };
}

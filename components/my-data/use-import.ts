import { useRef, useState } from "react";
import { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useBusy } from "@/components/ui/use-busy";
import { type RequestError, requestErrorOf } from "@/lib/client/api";
import { importCopy, isRefused } from "@/lib/client/import-copy";
import { importJournal } from "@/lib/client/import-journal";
import { openJournal } from "@/lib/client/open-journal";
import type { ForeignJournal } from "@/lib/conversation/import/foreign-journal";
import { foreignTexts } from "@/lib/texts/foreign-journal";
import { myDataTexts } from "@/lib/texts/my-data";

/** `canRetry`: the same file may be imported at another attempt. */
type ImportOutcome = Outcome & { canRetry: boolean };

/** What is being done. `share`: the part of it that is done, 0 to 1; `null` if nobody knows. */
type Activity = { text: string; share: number | null };

/**
 * Imports a copy of ours, JSON or a .zip, or the journal of another product, which is looked at as soon as its file is chosen: `journal`
 * is what was found in it.
 */
export function useImport() {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const chosen = useRef<File | null>(null);
  /** `null`: no file was chosen, or it is refused. Without a journal it is a copy of ours. */
  const [opened, setOpened] = useState<{ journal: ForeignJournal | null } | null>(null);
  const [activity, setActivity] = useState<Activity | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);

  function fail({ message }: RequestError, canRetry: boolean) {
    setOutcome({ text: myDataTexts.importFailed(message), isFailure: true, canRetry });
  }

  async function choose(file: File | null) {
    chosen.current = file;
    setOpened(null);
    setOutcome(null);
    setActivity(file && { text: foreignTexts.reading, share: null });
    if (!file) return;
    const result = await openJournal(file).then((journal) => ({ journal }), requestErrorOf);
    if (chosen.current !== file) return;
    setActivity(null);
    if ("journal" in result) setOpened(result);
    else fail(result, false);
  }

  const startImport = (withPictures: boolean) =>
    run(async () => {
      const file = chosen.current;
      if (!file || !opened) return;
      const { journal } = opened;
      const onProgress = (share: number) =>
        // After the upload the server still stores it, for an unknown time.
        setActivity({ text: myDataTexts.importing, share: share < 1 ? share : null });
      const onPicture = (count: number, all: number) =>
        setActivity({ text: foreignTexts.preparing(count, all), share: count / all });
      onProgress(0);
      setOutcome(null);
      try {
        const text = await (journal
          ? importJournal(file, journal, { withPictures, onPicture, onProgress })
          : importCopy(file, onProgress));
        setOutcome({ text, isFailure: false, canRetry: false });
        // Everything on the screen was read before the import.
        void mutate(() => true);
      } catch (failure) {
        const error = requestErrorOf(failure);
        fail(error, !isRefused(error));
      } finally {
        setActivity(null);
      }
    });

  return { journal: opened?.journal ?? null, activity, busy, outcome, choose, startImport };
}

import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useBusy } from "@/components/ui/use-busy";
import { requestErrorOf } from "@/lib/client/api";
import { importCopy, isRefused } from "@/lib/client/import-copy";
import { myDataTexts } from "@/lib/texts/my-data";

/** `canRetry`: the same file may be imported at another attempt. */
type ImportOutcome = Outcome & { canRetry: boolean };

/** Imports a copy, JSON or a .zip. `progress` is the uploaded part, 0 to 1, or `null` if no import is running. */
export function useImport() {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [progress, setProgress] = useState(0);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);

  const startImport = (file: File) =>
    run(async () => {
      setProgress(0);
      setOutcome(null);
      try {
        setOutcome({ text: await importCopy(file, setProgress), isFailure: false, canRetry: false });
        // Everything on the screen was read before the import.
        void mutate(() => true);
      } catch (failure) {
        const error = requestErrorOf(failure);
        setOutcome({ text: myDataTexts.importFailed(error.message), isFailure: true, canRetry: !isRefused(error) });
      }
    });

  return { progress: busy ? progress : null, outcome, startImport, clearOutcome: () => setOutcome(null) };
}

import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/notice";
import { useBusy } from "@/components/ui/use-busy";
import { limits } from "@/lib/api/limits";
import { shape, text } from "@/lib/api/shape";
import type { RequestError } from "@/lib/client/api";
import { newRequestKey } from "@/lib/client/request-key";
import { uploadFile } from "@/lib/client/upload";
import { journalTexts } from "@/lib/texts/journal";
import { myDataTexts } from "@/lib/texts/my-data";
import { sizeLabel } from "@/lib/texts/rules";

const isImported = shape<{ message: string }>({ message: text });

/** Imports a copy, JSON or a .zip. `progress` is the uploaded part, 0 to 1, or `null` if no import is running. */
export function useImport() {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [progress, setProgress] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const importCopy = (file: File) =>
    run(async () => {
      setProgress(0);
      setOutcome(null);
      try {
        const tooLarge = journalTexts.tooLargeBetween(sizeLabel(limits.importBytes));
        const upload = { file, requestKey: newRequestKey(), tooLarge, onProgress: setProgress };
        const { message } = await uploadFile("/api/account/import", isImported, upload);
        setOutcome({ text: message, isFailure: false });
        // Everything on the screen was read before the import.
        await mutate(() => true);
      } catch (failure) {
        setOutcome({ text: myDataTexts.importFailed((failure as RequestError).message), isFailure: true });
      }
    });

  return { progress: busy ? progress : null, outcome, importCopy };
}

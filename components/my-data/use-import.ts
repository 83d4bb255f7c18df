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

/** Brings a JSON copy in. `sent` is the share of it, 0 to 1, that has left this device; `null` while nothing is under way. */
export function useImport() {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [sent, setSent] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const bringIn = (file: File) =>
    run(async () => {
      setSent(0);
      setOutcome(null);
      try {
        const tooLarge = journalTexts.tooLargeBetween(sizeLabel(limits.importBytes));
        const upload = { file, requestKey: newRequestKey(), tooLarge, onProgress: setSent };
        const { message } = await uploadFile("/api/account/import", isImported, upload);
        setOutcome({ text: message, isFailure: false });
        // Whatever is on the screen was read before.
        await mutate(() => true);
      } catch (failure) {
        setOutcome({ text: myDataTexts.importFailed((failure as RequestError).message), isFailure: true });
      }
    });

  return { sent: busy ? sent : null, outcome, bringIn };
}

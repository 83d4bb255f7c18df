import { useState } from "react";
import type { Outcome } from "@/components/ui/notice";
import { useBusy } from "@/components/ui/use-busy";
import { getFile, type RequestError } from "@/lib/client/api";
import { saveFile } from "@/lib/client/save-file";
import { myDataTexts } from "@/lib/texts/my-data";

export const formats = ["html", "markdown", "json"] as const;
export type Format = (typeof formats)[number];

/** `conversationId`: of one conversation alone. Notes and replies are for the formats to read: JSON always has everything. */
type Copy = { format: Format; conversationId: string | null; notes: boolean; replies: boolean };

/** Writes out everything, or one conversation, into a file on this device. */
export function useExport() {
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const download = ({ format, conversationId, notes, replies }: Copy) =>
    run(async () => {
      setOutcome(null);
      const choices = format !== "json" && { notes: `${notes}`, replies: `${replies}`, lang: navigator.language };
      const query = new URLSearchParams({ format, ...(conversationId && { conversationId }), ...choices });
      try {
        const file = await getFile(`/api/account/export?${query}`);
        saveFile(file);
        setOutcome({ text: myDataTexts.downloaded(file.name), isFailure: false });
      } catch (failure) {
        setOutcome({ text: myDataTexts.exportFailed((failure as RequestError).message), isFailure: true });
      }
    });

  return { busy, outcome, download };
}

import { useState } from "react";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useBusy } from "@/components/ui/use-busy";
import { requestErrorOf } from "@/lib/client/api";
import { getFile } from "@/lib/client/get-file";
import { myDataTexts } from "@/lib/texts/my-data";

export const formats = ["html", "markdown", "json"] as const;
export type Format = (typeof formats)[number];

/** `conversationId`: only this conversation. Notes and replies can be left out of HTML and Markdown; JSON always has everything. */
type ExportOptions = { format: Format; conversationId: string | null; notes: boolean; replies: boolean };

/** Downloads everything, or one conversation, as a file. */
export function useExport() {
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const download = ({ format, conversationId, notes, replies }: ExportOptions) =>
    run(async () => {
      setOutcome(null);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const reader = { lang: navigator.language, timeZone };
      const choices = format !== "json" && { notes: `${notes}`, replies: `${replies}`, ...reader };
      const query = new URLSearchParams({ format, ...(conversationId && { conversationId }), ...choices });
      try {
        const file = await getFile(`/api/account/export?${query}`);
        saveFile(file);
        setOutcome({ text: myDataTexts.downloaded(file.name), isFailure: false });
      } catch (failure) {
        setOutcome({ text: myDataTexts.exportFailed(requestErrorOf(failure).message), isFailure: true });
      }
    });

  return { busy, outcome, download };
}

function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the URL only after this call has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

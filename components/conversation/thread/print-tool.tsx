import { Printer } from "lucide-react";
import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { ToolButton } from "@/components/ui/tool-button";
import { useBusy } from "@/components/ui/use-busy";
import { useKeyDown } from "@/components/ui/use-key-down";
import { requestErrorOf } from "@/lib/client/api";
import { printPage } from "@/lib/client/print-page";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";

/**
 * Prints the whole conversation with its pictures. It also handles the browser's shortcut, which would wait neither for the
 * pictures nor for entries that were not read yet.
 */
export function PrintTool({ readAll }: { readAll: () => Promise<void> }) {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const print = () =>
    void run(async () => {
      setProblem(null);
      try {
        await readAll();
      } catch (failure) {
        setProblem(entryTexts.notPrinted(requestErrorOf(failure).message));
        return;
      }
      await printPage();
    });
  useKeyDown((event) => {
    const isCommand = /^Mac|^iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
    if (!isCommand || event.shiftKey || event.altKey || event.key.toLowerCase() !== "p") return;
    event.preventDefault();
    print();
  });
  return (
    <>
      <ToolButton icon={Printer} aria-busy={busy || undefined} onClick={print}>
        {labelTexts.print}
      </ToolButton>
      <Notice kind="error">{problem}</Notice>
    </>
  );
}

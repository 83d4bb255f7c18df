import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { useKeyDown } from "@/components/ui/use-key-down";
import { failureOf } from "@/lib/client/api";
import { printPage } from "@/lib/client/print-page";
import { entryTexts } from "@/lib/texts/entries";

/**
 * Prints the whole conversation with its pictures, after `readAll`. It also handles the browser's shortcut, which would wait
 * neither for the pictures nor for entries that were not read yet.
 */
export function usePrint(readAll: () => Promise<void>) {
  const { run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const print = () =>
    void run(async () => {
      setProblem(null);
      const failure = await failureOf(readAll());
      if (failure) setProblem(entryTexts.notPrinted(failure.message));
      else await printPage();
    });
  useKeyDown((event) => {
    const isCommand = /^Mac|^iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
    if (!isCommand || event.shiftKey || event.altKey || event.key.toLowerCase() !== "p") return;
    event.preventDefault();
    print();
  });
  return { print, problem };
}

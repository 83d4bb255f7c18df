import { Printer } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import { useBusy } from "@/components/ui/use-busy";
import { useKeyDown } from "@/components/ui/use-key-down";
import { printPage } from "@/lib/client/print-page";
import { labelTexts } from "@/lib/texts/label";

/**
 * Prints the whole conversation with its pictures. It also handles the browser's shortcut, which would not wait for the
 * pictures.
 */
export function PrintTool() {
  const { busy, run } = useBusy();
  const print = () => void run(printPage);
  useKeyDown((event) => {
    const isCommand = /^Mac|^iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
    if (!isCommand || event.shiftKey || event.altKey || event.key.toLowerCase() !== "p") return;
    event.preventDefault();
    print();
  });
  return (
    <ToolButton icon={Printer} aria-busy={busy || undefined} onClick={print}>
      {labelTexts.print}
    </ToolButton>
  );
}

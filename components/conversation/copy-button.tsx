import { Check, Copy } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import { labelTexts } from "@/lib/texts/label";

export function CopyButton({ text }: { text: string }) {
  const [done, show] = useAutoDismiss<string>(timings.acknowledgementMs);

  async function copy() {
    await navigator.clipboard.writeText(text);
    show(labelTexts.copied);
  }

  return (
    <>
      <ToolButton icon={done ? Check : Copy} onClick={copy}>
        {done || labelTexts.copy}
      </ToolButton>
      {/* Apart from the label, whose return would be announced, too. */}
      <span className="visually-hidden" aria-live="polite">
        {done}
      </span>
    </>
  );
}

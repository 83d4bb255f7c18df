import { Check, Copy } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import { texts } from "@/lib/texts";

export function CopyButton({ text }: { text: string }) {
  const [done, show] = useAutoDismiss<string>(timings.acknowledgementMs);

  async function copy() {
    await navigator.clipboard.writeText(text);
    show(texts.label.copied);
  }

  return (
    <ToolButton icon={done ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{done || texts.label.copy}</span>
    </ToolButton>
  );
}

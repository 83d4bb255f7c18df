import { Check, Copy } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import { copyText } from "@/lib/client/copy-text";
import { labelTexts } from "@/lib/texts/label";

export function CopyButton({ text }: { text: string }) {
  const [outcome, show] = useAutoDismiss<string>(timings.messageClearingMs);
  const copy = async () => show((await copyText(text)) ? labelTexts.copied : labelTexts.notCopied);

  return (
    <>
      <ToolButton icon={outcome === labelTexts.copied ? Check : Copy} onClick={copy}>
        {outcome ?? labelTexts.copy}
      </ToolButton>
      {/* Apart from the label, whose return would be announced, too. */}
      <span className="visually-hidden" aria-live="polite">
        {outcome}
      </span>
    </>
  );
}

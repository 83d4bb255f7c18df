import { Check, Copy } from "lucide-react";
import { timings } from "@/lib/api/limits";
import { copyText } from "@/lib/client/copy-text";
import { labelTexts } from "@/lib/texts/label";
import { ToolButton } from "./tool-button";
import { useAutoDismiss } from "./use-auto-dismiss";

type Props = { text: string; label?: string; "aria-describedby"?: string };

export function CopyButton({ text, label = labelTexts.copy, ...described }: Props) {
  const [outcome, show] = useAutoDismiss<string>(timings.messageClearingMs);
  const copy = async () => show((await copyText(text)) ? labelTexts.copied : labelTexts.notCopied);

  return (
    <>
      <ToolButton {...described} icon={outcome === labelTexts.copied ? Check : Copy} onClick={copy}>
        {outcome ?? label}
      </ToolButton>
      {/* Apart from the label, whose return would be announced, too. */}
      <span className="visually-hidden" aria-live="polite">
        {outcome}
      </span>
    </>
  );
}

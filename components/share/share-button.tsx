import { Link, Share2 } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import { shareTexts } from "@/lib/texts/share";

/** Opens the share dialog of a message or a note, and shows whether it is shared. */
export function ShareButton({ isShared, onClick }: { isShared: boolean; onClick: () => void }) {
  return (
    <ToolButton icon={isShared ? Link : Share2} aria-haspopup="dialog" onClick={onClick}>
      {isShared ? shareTexts.shared : shareTexts.share}
    </ToolButton>
  );
}

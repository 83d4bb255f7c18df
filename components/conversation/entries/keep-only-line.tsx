import { Lock, MessageCircle } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import type { ThreadTurn } from "@/lib/conversation/thread/thread";
import { hasContent, turnNumber } from "@/lib/conversation/thread/thread-entry";
import { entryTexts } from "@/lib/texts/entries";
import { type MenuItem, ToolItem } from "./entry-menu";
import styles from "./keep-only-line.module.css";
import { useEntryActions, useThreadState } from "./use-entries";

/** Shown in place of a reply for a message that was saved without asking the AI. */
export function KeepOnlyLine({ turn, share }: { turn: ThreadTurn; share: MenuItem }) {
  const { askAgain } = useEntryActions();
  const { thread, isReplying, isChatEnabled } = useThreadState();
  return (
    <div className={styles.line} data-screen-only>
      <p className={styles.sentence}>
        <Lock aria-hidden="true" size={16} />
        <bdi>{entryTexts.keepOnly}</bdi>
      </p>
      {isChatEnabled && hasContent(thread, turn) && (
        <ToolButton icon={MessageCircle} disabled={isReplying} onClick={() => void askAgain(turnNumber(turn))}>
          {entryTexts.askNow}
        </ToolButton>
      )}
      <ToolItem {...share} />
    </div>
  );
}

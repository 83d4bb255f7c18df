import { ArrowDown } from "lucide-react";
import { NoteButton } from "@/components/notes/note-button";
import { NoteComposer } from "@/components/notes/note-composer";
import { Notice } from "@/components/ui/notice";
import { labelTexts } from "@/lib/texts/label";
import styles from "./composer.module.css";
import { MessageComposer } from "./message-composer";
import { UnsentRows } from "./unsent-rows";
import type { ComposerState } from "./use-composer";
import { usePageKeys } from "./use-page-keys";

type Props = { conversationId: string; composer: ComposerState; isAtEnd: boolean; onJumpToEnd: () => void };

/** Writes the height of the composer, which grows with its text, to the root: CSS cannot position a toast above another element. */
function writeHeight(composer: HTMLElement | null) {
  if (!composer) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--composer-height", `${composer.offsetHeight}px`));
  observer.observe(composer);
  return () => {
    observer.disconnect();
    style.removeProperty("--composer-height");
  };
}

/** The box below the thread, always visible, for the next message to the AI or a private note. */
export function Composer({ conversationId, composer, isAtEnd, onJumpToEnd }: Props) {
  usePageKeys();
  return (
    <div ref={writeHeight} className={styles.composer} data-composer={composer.mode} data-screen-only>
      {!isAtEnd && (
        <button
          type="button"
          className={styles.jumpToEnd}
          aria-label={labelTexts.latest}
          title={labelTexts.latest}
          onClick={onJumpToEnd}
        >
          <ArrowDown aria-hidden="true" size={20} />
        </button>
      )}
      <UnsentRows {...{ conversationId, composer }} />
      {composer.mode === "note" && (
        <NoteComposer
          conversationId={conversationId}
          draft={composer.note}
          isStored={composer.isNoteStored}
          onChange={composer.writeNote}
          onAdded={(text) => {
            onJumpToEnd();
            composer.onNoteAdded(text);
          }}
          onDone={composer.closeNote}
        />
      )}
      {composer.mode === "message" && <MessageComposer composer={composer} />}
      {composer.mode === "disabled" && (
        <div className={styles.disabled}>
          <Notice>{labelTexts.chatDisabled}</Notice>
          <NoteButton onClick={composer.openNote} />
        </div>
      )}
    </div>
  );
}

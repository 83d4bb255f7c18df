import { UndoNotice } from "@/components/ui/undo-button";
import { entryTexts } from "@/lib/texts/entries";

/** Says that something unsent was discarded. `undo`: restores it; `null`: nothing was, or too long ago. */
export const DiscardedNotice = ({ undo }: { undo: (() => void) | null }) => (
  <UndoNotice text={entryTexts.discarded} undo={undo} />
);

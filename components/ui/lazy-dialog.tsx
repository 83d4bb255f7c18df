import type { ComponentType } from "react";
import { texts } from "@/lib/texts";
import { TitledDialog } from "./dialog";
import { lazyWithRetry } from "./lazy-with-retry";
import { MissingPart } from "./missing-part";

/** A dialog that is loaded when it is first opened. */
export const lazyDialog = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithRetry(load, { Failed: MissingDialog });

function MissingDialog({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  return (
    <TitledDialog title={texts.ui.notLoaded} onClose={onClose}>
      <MissingPart onRetry={onRetry} />
    </TitledDialog>
  );
}

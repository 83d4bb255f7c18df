import type { ComponentType } from "react";
import { texts } from "@/lib/texts";
import { Button } from "./button";
import { Dialog, DialogHead } from "./dialog";
import { lazyWithRetry } from "./lazy-with-retry";
import { Notice } from "./notice";

/** A dialog that is loaded when it is first opened. */
export const lazyDialog = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithRetry(load, { Failed: MissingDialog });

function MissingDialog({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  return (
    <Dialog label={texts.ui.notLoaded} onClose={onClose}>
      <DialogHead title={texts.ui.notLoaded} onClose={onClose} />
      <MissingPart onRetry={onRetry} />
    </Dialog>
  );
}

/** The message for a part of the app that could not be loaded, and a button to try again. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="error">
      {texts.ui.partNotLoaded}{" "}
      <Button kind="plain" onClick={onRetry}>
        {texts.ui.retry}
      </Button>
    </Notice>
  );
}

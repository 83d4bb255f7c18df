import { texts } from "@/lib/texts";
import { Button } from "./button";
import { Notice } from "./notice";

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

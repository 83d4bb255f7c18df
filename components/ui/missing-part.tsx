import { texts } from "@/lib/texts";
import { Button } from "./button";
import { Notice } from "./notice";

type Props = { sentence?: string; onRetry: () => void };

/** The message for a part of the app that could not be loaded, and a button to try again. */
export function MissingPart({ sentence = texts.ui.partNotLoaded, onRetry }: Props) {
  return (
    <Notice kind="error">
      {sentence}{" "}
      <Button kind="plain" onClick={onRetry}>
        {texts.ui.retry}
      </Button>
    </Notice>
  );
}

import type { ReactNode } from "react";
import { texts } from "@/lib/texts";
import { Button } from "./button";
import { Notice } from "./notice";

type Props = { sentence?: ReactNode; busy?: boolean; onRetry: () => void };

/** The message for something that could not be loaded, such as a part of the app, and a button to try again. */
export function MissingPart({ sentence = texts.ui.partNotLoaded, busy, onRetry }: Props) {
  return (
    <Notice kind="error">
      {sentence}{" "}
      <Button kind="plain" busy={busy} onClick={onRetry}>
        {texts.ui.retry}
      </Button>
    </Notice>
  );
}

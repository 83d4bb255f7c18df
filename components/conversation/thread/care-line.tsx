import { useRef } from "react";
import { CareText } from "@/components/session/care-text";
import { Button } from "@/components/ui/button";
import { labelTexts } from "@/lib/texts/label";
import styles from "./care-line.module.css";
import { useCareLine } from "./use-care-line";

type Props = {
  /** What the person wrote. */
  text: string;
  /** The id of that message or note, for which a hidden line stays hidden; `null` while it has none. */
  id: string | null;
  /** The text was sent a moment ago: screen readers announce the line when it appears. */
  isNew?: boolean;
};

/** Where to find help, below a text about a wish to die or abuse. Not styled as an alert: the recognition may be wrong. */
export function CareLine({ text, id, isNew = false }: Props) {
  const { isShown, hide } = useCareLine(text, id);
  const region = useRef<HTMLDivElement>(null);

  function hideAndKeepFocus() {
    // The button disappears; without this, reading would continue at the top of the page.
    region.current?.focus();
    hide();
  }

  return (
    <div ref={region} dir="ltr" data-screen-only tabIndex={-1} aria-live={isNew ? "polite" : undefined}>
      {isShown && (
        <div className={styles.line}>
          <CareText>
            <Button kind="bare" onClick={hideAndKeepFocus}>
              {labelTexts.hide}
            </Button>
          </CareText>
        </div>
      )}
    </div>
  );
}

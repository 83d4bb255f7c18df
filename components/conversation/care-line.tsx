import { useRef } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { careLineFor } from "@/lib/conversation/care-line";
import { texts } from "@/lib/texts";
import styles from "./care-line.module.css";
import { useCareLine } from "./use-care-line";

type Props = {
  /** The person's own words. */
  text: string;
  /** Of what it stands under, for which it stays hidden; `null` where that has none yet. */
  id: string | null;
  /** The words were just sent: readers hear of the line when it comes. */
  isNew?: boolean;
};

/** Where help is, under words of somebody who wants to die or tells of abuse. Calm, and no alert: it may be mistaken. */
export function CareLine({ text, id, isNew = false }: Props) {
  const { care } = useConfig().features.flexiFeatures;
  const { isShown, hide } = useCareLine(text, id);
  const region = useRef<HTMLDivElement>(null);
  const line = careLineFor(care, navigator.language);

  function hideAndStay() {
    // The button goes; reading goes on from here.
    region.current?.focus();
    hide();
  }

  return (
    <div ref={region} className={styles.region} tabIndex={-1} aria-live={isNew ? "polite" : undefined}>
      {isShown && (
        <div className={styles.line}>
          <p lang={line.language} dir="auto">
            {line.text}{" "}
            <a href={line.url} target="_blank" rel="noopener noreferrer">
              {line.label}
            </a>
          </p>
          <Button kind="bare" onClick={hideAndStay}>
            {texts.label.hide}
          </Button>
        </div>
      )}
    </div>
  );
}

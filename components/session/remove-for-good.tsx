import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";
import styles from "./remove-for-good.module.css";

type Props = {
  question: string;
  busy: boolean;
  onRemove: () => void;
  /** Below the question. */
  children?: ReactNode;
};

/** It cannot be undone, so it asks for confirmation. */
export function RemoveForGood({ question, busy, onRemove, children }: Props) {
  // `null` before the first time.
  const [isSure, setIsSure] = useState<boolean | null>(null);
  if (!isSure) {
    return (
      <Button kind="bare" className={styles.forGood} onClick={() => setIsSure(true)} autoFocus={isSure === false}>
        {entryTexts.forGood}
      </Button>
    );
  }
  return (
    <div className={styles.question} role="alert">
      <p>{question}</p>
      {children}
      <div className="actions">
        <Button kind="bare" onClick={() => setIsSure(false)} autoFocus>
          {labelTexts.cancel}
        </Button>
        <Button kind="plain" className={styles.sure} onClick={onRemove} busy={busy}>
          {entryTexts.forGood}
        </Button>
      </div>
    </div>
  );
}

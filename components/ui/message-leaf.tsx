import type { ReactNode } from "react";
import { texts } from "@/lib/texts";
import { Button } from "./button";
import styles from "./full-page.module.css";
import leaf from "./leaf.module.css";

/** A sentence instead of all that would be shown, on a leaf below the title or in the middle, and what can be done about it. */
export const MessageLeaf = ({ role, children }: { role?: "alert"; children: ReactNode }) => (
  <div className={styles.middle}>
    <div role={role} className={`${leaf.leaf} ${leaf.marked} ${styles.leaf}`}>
      {children}
    </div>
  </div>
);

/** Why nothing can be shown, and another try. */
export const FailedLeaf = (props: { sentence: string; hint?: string; onRetry: () => void }) => (
  <MessageLeaf role="alert">
    <p>{props.sentence}</p>
    {props.hint && <span className="quiet">{props.hint}</span>}
    <Button kind="plain" onClick={props.onRetry}>
      {texts.ui.retry}
    </Button>
  </MessageLeaf>
);

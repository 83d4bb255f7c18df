import type { CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import { entryTexts } from "@/lib/texts/entries";
import styles from "./thread.module.css";

type Props = { style: CSSProperties; hasFailed: boolean; onRetry: () => void };

/** In the place of an entry that was not read yet. It is not on paper. */
export const MissingEntry = ({ style, hasFailed, onRetry }: Props) => (
  <li className={styles.missing} style={style} data-screen-only>
    {hasFailed ? (
      <>
        {entryTexts.earlierFailed}
        <Button kind="plain" onClick={onRetry}>
          {texts.ui.retry}
        </Button>
      </>
    ) : (
      texts.conversation.loading
    )}
  </li>
);

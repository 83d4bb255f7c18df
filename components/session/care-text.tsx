import type { ReactNode } from "react";
import { careLineFor } from "@/lib/conversation/thread/care-line";
import styles from "./care-text.module.css";
import { useConfig } from "./use-config";

type Props = { isShort?: boolean; children?: ReactNode };

/** Where help is, in the operator's sentence for the language of the browser, and the link to it; `children`: beside the link. */
export function CareText({ isShort, children }: Props) {
  const { care } = useConfig().features.flexiFeatures;
  const { text, shortText, url, label, language } = careLineFor(care, navigator.language);
  return (
    <>
      <p lang={language} dir="auto">
        {isShort ? shortText : text}
      </p>
      <div className={styles.foot}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
        {children}
      </div>
    </>
  );
}

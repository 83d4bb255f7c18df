import type { ReactNode } from "react";
import { careLineFor } from "@/lib/conversation/thread/care-line";
import styles from "./care-text.module.css";
import { useConfig } from "./use-config";

/** Where help is, in the operator's sentence for the language of the browser, and the link to it; `children`: beside the link. */
export function CareText({ children }: { children?: ReactNode }) {
  const { care } = useConfig().features.flexiFeatures;
  const { text, url, label, language } = careLineFor(care, navigator.language);
  return (
    <>
      <p lang={language} dir="auto">
        {text}
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

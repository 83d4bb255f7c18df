import type { ReactNode } from "react";
import styles from "./loading.module.css";

type LoadingProps = {
  /** In the shape of what comes, a title and a leaf with text; the sentence is then for screen readers. */
  leaf?: boolean;
  children: ReactNode;
};

/** Shown while something loads. It is invisible for the first moment, so that quick responses do not flicker. */
export function Loading({ leaf, children }: LoadingProps) {
  if (!leaf) {
    return (
      <p role="status" className={`${styles.loading} appearing`}>
        {children}
      </p>
    );
  }
  return (
    <div className={`${styles.skeleton} appearing`}>
      <p role="status" className="visually-hidden">
        {children}
      </p>
      <i />
      <i />
    </div>
  );
}

import styles from "./loading.module.css";

/** Shown while something loads. It is invisible for the first moment, so that quick responses do not flicker. */
export function Loading({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  );
}

import styles from "./loading.module.css";

/** Says that something is on its way; stays invisible for the first moment, so that quick answers do not flicker. */
export function Loading({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  );
}

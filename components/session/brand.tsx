import styles from "./brand.module.css";
import { useConfig } from "./config";

/** The product's name in the operator's style, beside its mark: a square with a bookmark. */
export function Brand() {
  const { features } = useConfig();
  return (
    <span className={styles.brand}>
      <i className={styles.mark} aria-hidden="true" />
      {features.flexiAppName.name}
    </span>
  );
}

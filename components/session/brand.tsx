import styles from "./brand.module.css";
import { useConfig } from "./config";

/** The product's name in the operator's style. */
export function Brand() {
  const { features } = useConfig();
  return <span className={styles.brand}>{features.flexiAppName.name}</span>;
}

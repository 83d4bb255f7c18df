import type { ReactNode } from "react";
import styles from "./toast.module.css";

/** A message over the page, next to the column of text. */
export const Toast = ({ children }: { children: ReactNode }) => <div className={styles.toast}>{children}</div>;

import type { ReactNode } from "react";
import styles from "./toast.module.css";

/** What stands above the page for a while, beside what is read and written. */
export const Toast = ({ children }: { children: ReactNode }) => <div className={styles.toast}>{children}</div>;

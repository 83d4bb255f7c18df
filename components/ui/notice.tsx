import type { ReactNode } from "react";
import styles from "./notice.module.css";

type NoticeProps = {
  kind?: "error" | "success" | "info";
  /** A group is not announced by itself: it is inside a live region. */
  role?: "status" | "group";
  children: ReactNode;
};

/**
 * A sentence about what just happened. Screen readers announce an error at once, anything else when they are idle, and that only if
 * the element was there before: what appears later is rendered from the start, without children, and takes no space.
 */
export function Notice({ kind = "info", role = "status", children }: NoticeProps) {
  // Spec §8: texts containing "Error" show red.
  const tone = typeof children === "string" && children.includes("Error") ? "error" : kind;
  const announced = tone === "error" ? "alert" : role;
  return (
    <div key={announced} role={announced} className={`${styles.notice} ${styles[tone]}`}>
      {children}
    </div>
  );
}

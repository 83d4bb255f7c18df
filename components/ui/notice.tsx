import type { ReactNode } from "react";
import styles from "./notice.module.css";

type NoticeProps = { kind?: "error" | "success" | "info"; children: ReactNode };

/** A sentence about what just happened. Screen readers announce an error at once, anything else when they are idle. */
export function Notice({ kind = "info", children }: NoticeProps) {
  // Spec §8: texts containing "Error" show red.
  const tone = typeof children === "string" && children.includes("Error") ? "error" : kind;
  return (
    <div role={tone === "error" ? "alert" : "status"} className={`${styles.notice} ${styles[tone]}`}>
      {children}
    </div>
  );
}

/** The result of something that a person did. */
export type Outcome = { text: string; isFailure: boolean; isUnchanged?: boolean };

export const OutcomeNotice = ({ outcome }: { outcome: Outcome | null }) =>
  outcome && (
    <Notice kind={outcome.isFailure ? "error" : outcome.isUnchanged ? "info" : "success"}>{outcome.text}</Notice>
  );

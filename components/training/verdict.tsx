import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./verdict.module.css";

/** Right or wrong: `children` say it, and an icon and a colour show it. */
export function Verdict({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <span className={isRight ? styles.right : styles.wrong}>
      <VerdictIcon isRight={isRight} />
      {children}
    </span>
  );
}

export function VerdictIcon({ isRight, size = 16 }: { isRight: boolean; size?: number }) {
  const Icon = isRight ? Check : X;
  return <Icon size={size} strokeWidth={2.75} aria-hidden="true" />;
}

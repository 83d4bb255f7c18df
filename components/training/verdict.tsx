import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./verdict.module.css";

type VerdictProps = {
  isRight: boolean;
  /** For screen readers, if `children` do not say the verdict. */
  label?: string;
  children?: ReactNode;
};

/** Right or wrong, shown by an icon and a colour. */
export function Verdict({ isRight, label, children }: VerdictProps) {
  return (
    <span className={isRight ? styles.right : styles.wrong}>
      <VerdictIcon isRight={isRight} />
      {label && <span className="visually-hidden">{label}: </span>}
      {children}
    </span>
  );
}

export function VerdictIcon({ isRight, size = 16 }: { isRight: boolean; size?: number }) {
  const Icon = isRight ? Check : X;
  return <Icon size={size} strokeWidth={2.75} aria-hidden="true" />;
}

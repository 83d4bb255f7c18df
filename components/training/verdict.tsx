import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./game.module.css";

type VerdictProps = {
  isRight: boolean;
  /** For screen readers, if `children` do not say the verdict. */
  label?: string;
  children?: ReactNode;
};

/** Right or wrong, shown by an icon and a colour. */
export function Verdict({ isRight, label, children }: VerdictProps) {
  const Icon = isRight ? Check : X;
  return (
    <span className={isRight ? styles.right : styles.wrong}>
      <Icon size={16} aria-hidden="true" />
      {label && <span className="visually-hidden">{label}: </span>}
      {children}
    </span>
  );
}

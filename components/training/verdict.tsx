import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./game.module.css";

type VerdictProps = {
  isRight: boolean;
  /** Says it to those who see neither sign nor colour, where `children` do not. */
  label?: string;
  children?: ReactNode;
};

/** Right or wrong, by a sign and a colour. */
export function LimitResult({ isRight, label, children }: VerdictProps) {
  const Icon = isRight ? Check : X;
  return (
    <span className={isRight ? styles.right : styles.wrong}>
      <Icon size={16} aria-hidden="true" />
      {label && <span className="visually-hidden">{label}: </span>}
      {children}
    </span>
  );
}

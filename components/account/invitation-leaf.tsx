import { Lock } from "lucide-react";
import styles from "./invitation-leaf.module.css";

/** Tells a visitor why they have to sign in or why they cannot register, and what they can do now. */
export function InvitationLeaf({ reason, hint, isRefusal }: { reason: string; hint: string; isRefusal?: boolean }) {
  return (
    <div role="status" className={isRefusal ? styles.invitation : `${styles.invitation} ${styles.letter}`}>
      {isRefusal && <Lock size={24} strokeWidth={1.75} aria-hidden="true" />}
      <p>
        {reason} <span className={styles.hint}>{hint}</span>
      </p>
    </div>
  );
}

import { MailOpen } from "lucide-react";
import styles from "./invitation-leaf.module.css";

/** Tells a visitor why they have to sign in or why they cannot register, and what they can do now. */
export function InvitationLeaf({ reason, hint }: { reason: string; hint: string }) {
  return (
    <div role="status" className={styles.invitation}>
      <MailOpen size={24} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {reason} <span className={styles.hint}>{hint}</span>
      </p>
    </div>
  );
}

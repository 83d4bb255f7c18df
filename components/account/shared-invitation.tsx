import { MailOpen } from "lucide-react";
import { accountTexts } from "@/lib/texts/account";
import styles from "./shared-invitation.module.css";

/** Tells a person who followed a shared link why they have to sign in. `hint` says what to do now. */
export function SharedInvitation({ hint }: { hint: string }) {
  return (
    <div role="status" className={styles.invitation}>
      <MailOpen size={24} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {accountTexts.sharedWithYou} <span className={styles.hint}>{hint}</span>
      </p>
    </div>
  );
}

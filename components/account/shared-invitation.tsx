import { MailOpen } from "lucide-react";
import { isSharePath } from "@/lib/routes";
import { texts } from "@/lib/texts";
import styles from "./shared-invitation.module.css";

type SharedInvitationProps = { returnUrl: string | null; hint?: string };

/** Says to somebody who comes by a shared link why they are asked to sign in. */
export function SharedInvitation({ returnUrl, hint }: SharedInvitationProps) {
  if (!returnUrl || !isSharePath(returnUrl)) return null;
  return (
    <div role="status" className={styles.invitation}>
      <MailOpen size={24} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {texts.account.sharedWithYou}
        {hint && <span className={styles.hint}> {hint}</span>}
      </p>
    </div>
  );
}

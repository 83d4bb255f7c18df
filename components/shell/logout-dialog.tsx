import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";
import type { UnsentSummary } from "@/lib/conversation/thread/unsent";
import { logoutTexts } from "@/lib/texts/logout";
import styles from "./logout-dialog.module.css";

type Props = { unsent: UnsentSummary; busy: boolean; onLogout: () => void; onClose: () => void };

/** Names what a logout deletes, before it does. */
export function LogoutDialog({ unsent, busy, onLogout, onClose }: Props) {
  return (
    <TitledDialog title={logoutTexts.title} onClose={onClose}>
      <p>{logoutTexts.unsent(unsent)}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{logoutTexts.goBack}</Button>
        <Button kind="plain" busy={busy} onClick={onLogout}>
          {logoutTexts.logOut}
        </Button>
      </div>
    </TitledDialog>
  );
}

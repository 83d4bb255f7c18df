import { TitledDialog } from "@/components/ui/dialog";
import { texts } from "@/lib/texts";
import { AccountRemovalForm } from "./account-removal-form";
import { ExportForm } from "./export-form";
import { ImportForm } from "./import-form";
import styles from "./my-data.module.css";

type Props = {
  /** The conversation on the page, if it is one. */
  conversationId: string | null;
  onRemoved: () => void;
  onClose: () => void;
};

/** Export, import and removal of everything that a person wrote. */
export function MyDataDialog({ conversationId, onRemoved, onClose }: Props) {
  return (
    <TitledDialog title={texts.menu.myData} onClose={onClose}>
      <div className={styles.sections}>
        <ExportForm conversationId={conversationId} />
        <ImportForm />
        <AccountRemovalForm onRemoved={onRemoved} />
      </div>
    </TitledDialog>
  );
}

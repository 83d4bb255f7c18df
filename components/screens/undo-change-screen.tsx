import { AuthLayout } from "@/components/account/auth-layout";
import { accountTexts } from "@/lib/texts/account";
import { UndoChangeForm } from "./lazy-account-forms";

type UndoChangeScreenProps = { token: string; onUndone: (resetToken: string) => void; onLeave: () => void };

export function UndoChangeScreen(props: UndoChangeScreenProps) {
  return (
    <AuthLayout title={accountTexts.undoTitle}>
      <UndoChangeForm {...props} />
    </AuthLayout>
  );
}

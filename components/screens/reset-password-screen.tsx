import { AuthLayout } from "@/components/account/auth-layout";
import { texts } from "@/lib/texts";
import { ResetPasswordForm } from "./lazy-account-forms";

export function ResetPasswordScreen(props: { token: string; onLeave: () => void }) {
  return (
    <AuthLayout title={texts.account.resetPassword}>
      <ResetPasswordForm {...props} />
    </AuthLayout>
  );
}

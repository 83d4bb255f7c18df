import { AuthLayout } from "@/components/account/auth-layout";
import { accountTexts } from "@/lib/texts/account";
import { ResetPasswordForm } from "./lazy-account-forms";

export function ResetPasswordScreen(props: { token: string; onLeave: () => void }) {
  return (
    <AuthLayout title={accountTexts.resetPassword}>
      <ResetPasswordForm {...props} />
    </AuthLayout>
  );
}

import { AuthLayout } from "@/components/account/auth-layout";
import { ResetPasswordForm } from "@/components/account/reset-password-form";
import { texts } from "@/lib/texts";

export function ResetPasswordScreen(props: { token: string; onLeave: () => void }) {
  return (
    <AuthLayout title={texts.account.resetPassword}>
      <ResetPasswordForm {...props} />
    </AuthLayout>
  );
}

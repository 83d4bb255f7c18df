import { Door } from "@/components/account/auth-layout";
import { ResetPasswordForm } from "@/components/account/reset-password-form";
import { texts } from "@/lib/texts";

export function ResetPasswordScreen(props: { token: string; onLeave: () => void }) {
  return (
    <Door title={texts.account.resetPassword}>
      <ResetPasswordForm {...props} />
    </Door>
  );
}

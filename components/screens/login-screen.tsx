import { useState } from "react";
import { AuthLayout } from "@/components/account/auth-layout";
import { InvitationLeaf } from "@/components/account/invitation-leaf";
import { LoginForm } from "@/components/account/login-form";
import { useSession } from "@/components/session/use-session";
import { Notice } from "@/components/ui/notice";
import type { NewUser } from "@/lib/api/account-schemas";
import { isSharePath } from "@/lib/routes";
import { accountTexts } from "@/lib/texts/account";
import { ForgotPasswordForm } from "./lazy-account-forms";

type LoginScreenProps = {
  returnUrl: string | null;
  /** Who has just registered, if somebody has. */
  registered: NewUser | null;
};

export function LoginScreen({ returnUrl, registered }: LoginScreenProps) {
  const [isPasswordForgotten, setPasswordForgotten] = useState(false);
  const session = useSession();
  const endReason = session.status === "out" ? session.notice : null;
  const isInvited = endReason === null && returnUrl !== null && isSharePath(returnUrl);

  if (isPasswordForgotten) {
    return (
      <AuthLayout title={accountTexts.forgotPassword}>
        <ForgotPasswordForm onBack={() => setPasswordForgotten(false)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      invitation={isInvited && <InvitationLeaf reason={accountTexts.sharedWithYou} hint={accountTexts.sharedLogin} />}
    >
      {registered ? (
        <Notice kind="success">{accountTexts.registered}</Notice>
      ) : (
        endReason && <Notice>{endReason}</Notice>
      )}
      <LoginForm registered={registered} returnUrl={returnUrl} onForgot={() => setPasswordForgotten(true)} />
    </AuthLayout>
  );
}

import { AuthLayout } from "@/components/account/auth-layout";

import { SharedInvitation } from "@/components/account/shared-invitation";
import { texts } from "@/lib/texts";
import { RegisterForm } from "./lazy-account-forms";

type RegisterScreenProps = { returnUrl: string | null; onRegistered: (username: string) => void };

export function RegisterScreen(props: RegisterScreenProps) {
  return (
    <AuthLayout title={texts.account.register}>
      <SharedInvitation returnUrl={props.returnUrl} hint={texts.account.sharedRegister} />
      <RegisterForm {...props} />
    </AuthLayout>
  );
}

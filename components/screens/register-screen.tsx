import { AuthLayout } from "@/components/account/auth-layout";
import { SharedInvitation } from "@/components/account/shared-invitation";
import { isSharePath } from "@/lib/routes";
import { accountTexts } from "@/lib/texts/account";
import { RegisterForm } from "./lazy-account-forms";

type RegisterScreenProps = { returnUrl: string | null; onRegistered: (username: string) => void };

export function RegisterScreen(props: RegisterScreenProps) {
  const isInvited = props.returnUrl !== null && isSharePath(props.returnUrl);
  return (
    <AuthLayout
      title={accountTexts.register}
      invitation={isInvited && <SharedInvitation hint={accountTexts.sharedRegister} />}
    >
      <RegisterForm {...props} />
    </AuthLayout>
  );
}

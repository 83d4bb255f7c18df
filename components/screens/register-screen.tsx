import { AuthLayout } from "@/components/account/auth-layout";
import { BackToLogin } from "@/components/account/back-to-login";
import { InvitationLeaf } from "@/components/account/invitation-leaf";
import { useRegistration } from "@/components/account/use-registration";
import { accountTexts } from "@/lib/texts/account";
import { RegisterForm } from "./lazy-account-forms";

type RegisterScreenProps = { returnUrl: string | null; onRegistered: (username: string) => void };

/** The registration form, or why this visitor cannot register. */
export function RegisterScreen({ returnUrl, onRegistered }: RegisterScreenProps) {
  const { invitation, leaf, isRefused, isLoading } = useRegistration(returnUrl);
  return (
    <AuthLayout title={accountTexts.register} invitation={leaf && !isRefused && <InvitationLeaf {...leaf} />}>
      {leaf && isRefused && (
        <>
          <InvitationLeaf {...leaf} isRefusal />
          <BackToLogin returnUrl={returnUrl} />
        </>
      )}
      {!isRefused && !isLoading && (
        <RegisterForm returnUrl={returnUrl} invitation={invitation} onRegistered={onRegistered} />
      )}
    </AuthLayout>
  );
}

import { AuthLayout } from "@/components/account/auth-layout";
import { BackToLogin } from "@/components/account/back-to-login";
import { InvitationLeaf } from "@/components/account/invitation-leaf";
import { useRegistration } from "@/components/account/use-registration";
import type { NewUser } from "@/lib/api/account-schemas";
import { accountTexts } from "@/lib/texts/account";
import { RegisterForm } from "./lazy-account-forms";
import styles from "./register-screen.module.css";

type RegisterScreenProps = { returnUrl: string | null; onRegistered: (user: NewUser) => void };

/** The registration form, or why this visitor cannot register. */
export function RegisterScreen({ returnUrl, onRegistered }: RegisterScreenProps) {
  const { invitation, leaf, isRefused, isLoading } = useRegistration(returnUrl);
  return (
    <AuthLayout title={accountTexts.register} invitation={leaf && !isRefused && <InvitationLeaf {...leaf} />}>
      {!leaf && !isLoading && (
        <ul className={styles.promises}>
          {accountTexts.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
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

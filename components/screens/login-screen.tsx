import { useState } from "react";
import { AuthLayout } from "@/components/account/auth-layout";
import { ForgotPasswordForm } from "@/components/account/forgot-password-form";
import { LoginForm } from "@/components/account/login-form";
import { useConfig } from "@/components/session/config";
import { useSession } from "@/components/session/use-session";
import { Notice } from "@/components/ui/notice";
import { isSharePath } from "@/lib/routes";
import { texts } from "@/lib/texts";

/** What a visitor brings along from another view: the name that was just registered. */
export type Arrival = { username?: string };

type LoginScreenProps = { returnUrl: string | null; arrival: Arrival };

export function LoginScreen({ returnUrl, arrival }: LoginScreenProps) {
  const [forgotten, setForgotten] = useState(false);
  const { features } = useConfig();
  const session = useSession();
  const ended = session.status === "out" ? session.notice : null;
  const reason = ended ?? (returnUrl && isSharePath(returnUrl) ? texts.account.sharedWithYou : null);

  if (forgotten) {
    return (
      <AuthLayout title={texts.account.forgotPassword}>
        <ForgotPasswordForm onBack={() => setForgotten(false)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={features.flexiAppName.name}>
      {arrival.username !== undefined ? (
        <Notice kind="success">{texts.account.registered}</Notice>
      ) : (
        reason && <Notice>{reason}</Notice>
      )}
      <LoginForm username={arrival.username} returnUrl={returnUrl} onForgot={() => setForgotten(true)} />
    </AuthLayout>
  );
}

import { useState } from "react";
import { AuthLayout } from "@/components/account/auth-layout";
import type { NewUser } from "@/lib/api/account-schemas";
import { openPath } from "@/lib/client/hash-location";
import { type AuthView, loginPath, paths } from "@/lib/routes";
import { accountTexts } from "@/lib/texts/account";
import { ResetPasswordForm, UndoChangeForm } from "./lazy-account-forms";
import { LoginScreen } from "./login-screen";
import { RegisterScreen } from "./register-screen";

/** The views for signing in and for mailed links. What was just registered is filled into the login. */
export function AccountScreen({ view }: { view: AuthView }) {
  const [registered, setRegistered] = useState<NewUser | null>(null);

  function showLogin(user: NewUser, returnUrl: string | null) {
    setRegistered(user);
    openPath(loginPath(returnUrl));
  }

  switch (view.name) {
    case "login":
      return <LoginScreen returnUrl={view.returnUrl} registered={registered} />;
    case "register":
      return <RegisterScreen returnUrl={view.returnUrl} onRegistered={(user) => showLogin(user, view.returnUrl)} />;
    case "reset":
      return (
        <AuthLayout key={view.token} title={accountTexts.resetPassword}>
          <ResetPasswordForm token={view.token} onLeave={() => openPath(paths.login)} />
        </AuthLayout>
      );
    case "undo":
      return (
        <AuthLayout key={view.token} title={accountTexts.undoTitle}>
          <UndoChangeForm
            token={view.token}
            onUndone={(resetToken) => openPath(`${paths.resetPassword}?token=${resetToken}`, { replace: true })}
            onLeave={() => openPath(paths.login)}
          />
        </AuthLayout>
      );
  }
}

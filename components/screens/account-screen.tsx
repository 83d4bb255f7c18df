import { useState } from "react";
import type { OpenPath } from "@/lib/client/hash-location";
import { type Guarded, loginPath, paths } from "@/lib/routes";
import { type Arrival, LoginScreen } from "./login-screen";
import { RegisterScreen } from "./register-screen";
import { ResetPasswordScreen } from "./reset-password-screen";

export type AccountView = Extract<Guarded, { view: "login" | "register" | "reset-password" }>;

/** The views before the sign-in, and what one of them brings along to the next. */
export function AccountScreen({ view, open }: { view: AccountView; open: OpenPath }) {
  const [arrival, setArrival] = useState<Arrival>({});

  function register(username: string, returnUrl: string | null) {
    setArrival({ username });
    open(loginPath(returnUrl));
  }

  switch (view.view) {
    case "login":
      return <LoginScreen returnUrl={view.returnUrl} arrival={arrival} />;
    case "register":
      return (
        <RegisterScreen returnUrl={view.returnUrl} onRegistered={(username) => register(username, view.returnUrl)} />
      );
    case "reset-password":
      return <ResetPasswordScreen key={view.token} token={view.token} onLeave={() => open(paths.login)} />;
  }
}

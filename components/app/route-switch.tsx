import { useCallback, useState } from "react";
import { Navigate, Route, Routes, useParams } from "react-router";
import { HomeScreen } from "@/components/screens/home-screen";
import { type Arrival, LoginScreen } from "@/components/screens/login-screen";
import { RegisterScreen } from "@/components/screens/register-screen";
import { ResetPasswordScreen } from "@/components/screens/reset-password-screen";
import { loginPath, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { useGuardedRoute, useOpenPath } from "./use-route";

/** From the address and the token to a screen. */
export function RouteSwitch() {
  const { guarded, open } = useGuardedRoute();
  const [arrival, setArrival] = useState<Arrival>({});
  const openLogin = useCallback(() => open(paths.login), [open]);

  switch (guarded.view) {
    case "redirect":
      return null;
    case "login":
      return <LoginScreen returnUrl={guarded.returnUrl} arrival={arrival} />;
    case "register":
      return (
        <RegisterScreen
          returnUrl={guarded.returnUrl}
          onRegistered={(username) => {
            setArrival({ notice: texts.account.registered, username });
            open(loginPath(guarded.returnUrl));
          }}
        />
      );
    case "reset-password":
      return <ResetPasswordScreen key={guarded.token} token={guarded.token} onLeave={openLogin} />;
    case "app":
      return (
        <Routes>
          {/* One element for both, so that it stays when a first answer gives the conversation its address. */}
          <Route element={<HomeRoute />}>
            <Route path={paths.home} element={null} />
            <Route path={paths.conversation} element={null} />
          </Route>
          <Route path="*" element={<Navigate to={paths.home} replace />} />
        </Routes>
      );
  }
}

function HomeRoute() {
  const { id = null } = useParams();
  return <HomeScreen conversationId={id} open={useOpenPath()} />;
}

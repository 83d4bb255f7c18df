"use client";

import { HashRouter } from "react-router";
import { texts } from "@/lib/texts";
import { ConfigProvider } from "./config";
import { RouteSwitch } from "./route-switch";
import { useMounted } from "./use-mounted";
import { useSession } from "./use-session";
import { useThemeOnPage } from "./use-theme";
import { UserCache } from "./use-user-cache";

/** The whole app lives in the browser: who is signed in and the hash are known only there. */
export function Root() {
  if (!useMounted()) return <noscript>{texts.frame.scriptNeeded}</noscript>;
  return <App />;
}

function App() {
  const session = useSession();
  useThemeOnPage();
  return (
    // Without transitions the address and the session change in one step, so that leaving is never taken for expiring.
    <HashRouter useTransitions={false}>
      <ConfigProvider>
        <UserCache username={session.status === "in" ? session.username : null}>
          <RouteSwitch />
        </UserCache>
      </ConfigProvider>
    </HashRouter>
  );
}

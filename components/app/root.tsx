"use client";

import { texts } from "@/lib/texts";
import { ConfigProvider } from "./config";
import { CrashBoundary } from "./crash-boundary";
import { loadAccount, loadHome, RouteSwitch } from "./route-switch";
import { useMounted } from "./use-mounted";
import { usePreload } from "./use-preload";
import { useSession } from "./use-session";
import { useThemeOnPage } from "./use-theme";
import { UserCache } from "./use-user-cache";

/** The whole app lives in the browser: who is signed in and the hash are known only there. */
export function Root() {
  if (!useMounted()) return <noscript>{texts.frame.scriptNeeded}</noscript>;
  return (
    <CrashBoundary>
      <App />
    </CrashBoundary>
  );
}

function App() {
  const session = useSession();
  const username = session.status === "in" ? session.username : null;
  useThemeOnPage();
  usePreload(username === null ? loadAccount : loadHome);
  return (
    <ConfigProvider>
      <UserCache username={username}>
        <RouteSwitch />
      </UserCache>
    </ConfigProvider>
  );
}

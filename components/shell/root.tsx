"use client";

import { NoStorageScreen } from "@/components/screens/no-storage-screen";
import { WaitingScreen } from "@/components/shell/waiting-screen";
import { isStorageAllowed } from "@/lib/client/browser-storage";
import { readSession, type Session } from "@/lib/client/session";
import { texts } from "@/lib/texts";
import { useSession } from "../session/use-session";
import { useThemeOnPage } from "../session/use-theme";
import { ConfigProvider } from "./config-provider";
import { CrashBoundary } from "./crash-boundary";
import { loadAccount, loadHome, RouteSwitch } from "./screen-switch";
import { useMounted } from "./use-mounted";
import { usePreload } from "./use-preload";
import { UserCache } from "./use-user-cache";

const screenOf = ({ status }: Session) => (status === "in" ? loadHome : loadAccount);
// Asked for before anything is drawn. A failure shows where it is needed.
if (typeof window !== "undefined" && isStorageAllowed()) screenOf(readSession())().catch(() => null);

/** The whole app lives in the browser: who is signed in and the hash are known only there. */
export function Root() {
  if (!useMounted()) {
    return (
      <>
        <title>{texts.layout.title}</title>
        <WaitingScreen />
      </>
    );
  }
  if (!isStorageAllowed()) return <NoStorageScreen />;
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
  usePreload(screenOf(session));
  return (
    <ConfigProvider>
      <UserCache username={username}>
        <RouteSwitch />
      </UserCache>
    </ConfigProvider>
  );
}

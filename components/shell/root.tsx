"use client";

import { lazy, Suspense } from "react";
import { useSession } from "@/components/session/use-session";
import { useThemeOnPage } from "@/components/session/use-theme";
import { isStorageAllowed } from "@/lib/client/browser-storage";
import { readSession, type Session } from "@/lib/client/session";
import { ConfigProvider } from "./config-provider";
import { CrashBoundary } from "./crash-boundary";
import { loadAccount, loadHome, ScreenSwitch } from "./screen-switch";
import { useMounted } from "./use-mounted";
import { usePreload } from "./use-preload";
import { WaitingScreen } from "./waiting-screen";

const NoStorageScreen = lazy(() =>
  import("@/components/screens/no-storage-screen").then(({ NoStorageScreen }) => ({ default: NoStorageScreen })),
);

const loadScreen = ({ status }: Session) => (status === "in" ? loadHome : loadAccount);
// Loading starts before anything is rendered. A failure is shown by the screen that needs the part.
if (typeof window !== "undefined" && isStorageAllowed()) loadScreen(readSession())().catch(() => null);

/** The whole app runs in the browser: only there the session and the hash of the address are known. */
export function Root() {
  if (!useMounted()) return <WaitingScreen />;
  return (
    <CrashBoundary>
      {isStorageAllowed() ? (
        <App />
      ) : (
        <Suspense fallback={<WaitingScreen />}>
          <NoStorageScreen />
        </Suspense>
      )}
    </CrashBoundary>
  );
}

function App() {
  const session = useSession();
  const username = session.status === "in" ? session.username : null;
  useThemeOnPage();
  usePreload(loadScreen(session));
  return (
    <ConfigProvider username={username}>
      <ScreenSwitch />
    </ConfigProvider>
  );
}

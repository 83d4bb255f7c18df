"use client";

import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useSession } from "@/components/session/use-session";
import { useThemeOnPage } from "@/components/session/use-theme";
import { usePreload } from "@/components/ui/use-preload";
import { isStorageAllowed } from "@/lib/client/browser-storage";
import { hasFirstScreen, onFirstScreen } from "@/lib/client/first-paint";
import { readSession, type Session } from "@/lib/client/session";
import { ConfigProvider } from "./config-provider";
import { CrashBoundary } from "./crash-boundary";
import { loadAccount, loadHome, ScreenSwitch } from "./screen-switch";
import { Waiting } from "./waiting";

const NoStorageScreen = lazy(() =>
  import("@/components/screens/no-storage-screen").then(({ NoStorageScreen }) => ({ default: NoStorageScreen })),
);

const loadScreen = ({ status }: Session) => (status === "in" ? loadHome : loadAccount);
// Loading starts before anything is rendered. A failure is shown by the screen that needs the part.
if (typeof window !== "undefined" && isStorageAllowed()) loadScreen(readSession())().catch(() => null);

/**
 * The whole app runs in the browser: only there the session and the hash of the address are known. Until its first screen is there,
 * `waitingScreen` stays.
 */
export function Root({ waitingScreen }: { waitingScreen: ReactNode }) {
  const hasScreen = useSyncExternalStore(onFirstScreen, hasFirstScreen, () => false);
  // False on the server and during hydration.
  const isMounted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <>
      {!hasScreen && waitingScreen}
      {isMounted ? <InBrowser /> : <Waiting />}
    </>
  );
}

function InBrowser() {
  return (
    <CrashBoundary>
      {isStorageAllowed() ? (
        <App />
      ) : (
        <Suspense fallback={<Waiting />}>
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

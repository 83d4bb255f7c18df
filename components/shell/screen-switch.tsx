import { lazy, Suspense } from "react";
import { WaitingScreen } from "@/components/shell/waiting-screen";
import { openPath } from "@/lib/client/hash-location";
import { useGuardedRoute, useRouteMatch } from "../session/use-route";
import { useEarlyEnd } from "./use-early-end";

export const loadHome = () => import("@/components/screens/home-screen");
export const loadAccount = () => import("@/components/screens/account-screen");

const HomeScreen = lazy(() => loadHome().then(({ HomeScreen }) => ({ default: HomeScreen })));
const AccountScreen = lazy(() => loadAccount().then(({ AccountScreen }) => ({ default: AccountScreen })));

/** From the address and the token to a screen. */
export function RouteSwitch() {
  const view = useGuardedRoute();
  if (view.view === "redirect") return null;
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Screen view={view} />
    </Suspense>
  );
}

type Shown = Exclude<ReturnType<typeof useGuardedRoute>, { view: "redirect" }>;

function Screen({ view }: { view: Shown }) {
  const hit = useRouteMatch();
  useEarlyEnd();
  if (view.view !== "app") return <AccountScreen view={view} open={openPath} />;
  // One element for all places, so that it stays when a first answer gives the conversation its address.
  return <HomeScreen conversationId={view.conversationId} sharedPath={view.sharedPath} hit={hit} open={openPath} />;
}

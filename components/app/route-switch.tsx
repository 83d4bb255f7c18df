import { lazy, Suspense } from "react";
import { Loading } from "@/components/ui/loading";
import { openPath } from "@/lib/client/address";
import { texts } from "@/lib/texts";
import { useGuardedRoute, useRouteHit } from "./use-route";

export const loadHome = () => import("@/components/screens/home-screen");
export const loadAccount = () => import("@/components/screens/account-screen");

const HomeScreen = lazy(() => loadHome().then(({ HomeScreen }) => ({ default: HomeScreen })));
const AccountScreen = lazy(() => loadAccount().then(({ AccountScreen }) => ({ default: AccountScreen })));

/** From the address and the token to a screen. */
export function RouteSwitch() {
  const view = useGuardedRoute();
  const hit = useRouteHit();
  if (view.view === "redirect") return null;
  return (
    <Suspense fallback={<Loading>{texts.conversation.loading}</Loading>}>
      {view.view === "app" ? (
        // One element for all places, so that it stays when a first answer gives the conversation its address.
        <HomeScreen conversationId={view.conversationId} sharedPath={view.sharedPath} hit={hit} open={openPath} />
      ) : (
        <AccountScreen view={view} open={openPath} />
      )}
    </Suspense>
  );
}

import { lazy, Suspense } from "react";
import { Navigate, Route, Routes, useParams } from "react-router";
import { Loading } from "@/components/ui/loading";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { useGuardedRoute, useOpenPath, useRouteHit } from "./use-route";

export const loadHome = () => import("@/components/screens/home-screen");
export const loadAccount = () => import("@/components/screens/account-screen");

const HomeScreen = lazy(() => loadHome().then(({ HomeScreen }) => ({ default: HomeScreen })));
const AccountScreen = lazy(() => loadAccount().then(({ AccountScreen }) => ({ default: AccountScreen })));

/** From the address and the token to a screen. */
export function RouteSwitch() {
  const { guarded, open } = useGuardedRoute();
  if (guarded.view === "redirect") return null;
  return (
    <Suspense fallback={<Loading>{texts.conversation.loading}</Loading>}>
      {guarded.view === "app" ? <AppRoutes /> : <AccountScreen view={guarded} open={open} />}
    </Suspense>
  );
}

function AppRoutes() {
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

function HomeRoute() {
  const { id = null } = useParams();
  return <HomeScreen conversationId={id} hit={useRouteHit()} open={useOpenPath()} />;
}

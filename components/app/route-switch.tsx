import { lazy, Suspense } from "react";
import { Navigate, Route, Routes, useLocation, useParams } from "react-router";
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
      {/* One element for all, so that it stays when a first answer gives the conversation its address. */}
      <Route element={<HomeRoute />}>
        <Route path={paths.home} element={null} />
        <Route path={paths.conversation} element={null} />
        <Route path={paths.sharedPost} element={null} />
        <Route path={paths.sharedContinuation} element={null} />
        <Route path={paths.sharedNote} element={null} />
      </Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

function HomeRoute() {
  const { id = null, postId } = useParams();
  const { pathname } = useLocation();
  const sharedPath = postId ? pathname : null;
  return <HomeScreen conversationId={id} hit={useRouteHit()} sharedPath={sharedPath} open={useOpenPath()} />;
}

import { useCallback, useLayoutEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { shareReturn } from "@/lib/client/session";
import { guardRoute, type Hit, hitOf } from "@/lib/routes";
import { useSession } from "./use-session";

export type OpenPath = (path: string, options?: { replace?: boolean; isTraining?: boolean }) => void;

/** What an entry of the browser's history holds beside its path. */
export type HistoryState = { isTraining?: boolean } | null;

/** Goes to a path inside the hash. A query before the hash belonged to a mail link and is left behind. */
export function useOpenPath(): OpenPath {
  const navigate = useNavigate();
  return useCallback(
    (path, { replace, isTraining } = {}) => {
      const { pathname, search, hash } = window.location;
      if (search) window.history.replaceState(window.history.state, "", pathname + hash);
      navigate(path, { replace, state: isTraining ? ({ isTraining } satisfies HistoryState) : null });
    },
    [navigate],
  );
}

/** The search hit in the address. A new one each time it is opened, so that the same hit can be gone to again. */
export function useRouteHit(): Hit | null {
  const location = useLocation();
  return useMemo(() => hitOf(location.search), [location]);
}

/** What this visitor may see here; sends them on where that is somewhere else. */
export function useGuardedRoute() {
  const location = useLocation();
  const open = useOpenPath();
  const session = useSession();
  const guarded = guardRoute({
    path: location.pathname,
    query: location.search,
    pageQuery: window.location.search,
    hasToken: session.status === "in",
    storedReturnUrl: shareReturn.read(),
  });
  const to = guarded.view === "redirect" ? guarded.to : null;
  const shared = guarded.view === "redirect" ? guarded.shareReturn : undefined;

  useLayoutEffect(() => {
    if (to === null) return;
    if (shared === "store") shareReturn.store(location.pathname + location.search);
    if (shared === "clear") shareReturn.clear();
    open(to, { replace: true });
  }, [to, shared, location, open]);

  return { guarded, open };
}

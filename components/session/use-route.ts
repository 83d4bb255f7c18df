import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { openPath, readAddress, subscribeAddress } from "@/lib/client/hash-location";
import { shareReturn } from "@/lib/client/session";
import { guardRoute, type SearchMatch, searchMatchOf } from "@/lib/routes";
import { useSession } from "./use-session";

export const useAddress = () => useSyncExternalStore(subscribeAddress, readAddress);

/** The search hit in the address. A new one each time it is opened, so that the same hit can be gone to again. */
export function useRouteMatch(): SearchMatch | null {
  const address = useAddress();
  return useMemo(() => searchMatchOf(address.query), [address]);
}

/** What this visitor may see here; sends them on where that is somewhere else. */
export function useGuardedRoute() {
  const address = useAddress();
  const session = useSession();
  const guarded = guardRoute({
    path: address.path,
    query: address.query,
    pageQuery: window.location.search,
    hasToken: session.status === "in",
    storedReturnUrl: shareReturn.read(),
  });
  const to = guarded.view === "redirect" ? guarded.to : null;
  const shared = guarded.view === "redirect" ? guarded.shareReturn : undefined;

  useLayoutEffect(() => {
    if (to === null) return;
    if (shared === "store") shareReturn.store(address.path + address.query);
    if (shared === "clear") shareReturn.clear();
    openPath(to, { replace: true });
  }, [to, shared, address]);

  return guarded;
}

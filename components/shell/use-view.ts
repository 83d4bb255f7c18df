import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { useConfig } from "@/components/session/use-config";
import { useSession } from "@/components/session/use-session";
import { openPath, readAddress, subscribeAddress } from "@/lib/client/hash-location";
import { shareReturn } from "@/lib/client/session";
import { type View, viewOf } from "@/lib/routes";

/** What this visitor sees at the current address. A redirect is followed at once. */
export function useView(): View {
  const address = useSyncExternalStore(subscribeAddress, readAddress);
  const hasToken = useSession().status === "in";
  const isTraining = useConfig().features.flexiFeatures.trainingMode.enabled && address.isTraining;

  // A new view for each visit and not for each render: opening the same search match again scrolls to it again.
  const view = useMemo(() => {
    const { path, query } = address;
    const pageQuery = window.location.search;
    return viewOf({ path, query, pageQuery, hasToken, isTraining, storedReturnUrl: shareReturn.read() });
  }, [address, hasToken, isTraining]);

  useLayoutEffect(() => {
    if (view.name !== "redirect") return;
    if (view.shareReturn === "store") shareReturn.store(address.path + address.query);
    if (view.shareReturn === "clear") shareReturn.clear();
    openPath(view.to, { replace: true });
  }, [view, address]);

  return view;
}

import { useState } from "react";
import type { Outcome } from "@/components/ui/outcome-notice";
import { anything } from "@/lib/api/shape";
import { request } from "@/lib/client/api";
import { shareTexts } from "@/lib/texts/share";
import { sharesUrl, useSharing } from "./use-sharing";

/** What this person shares, and how to stop. `shares` is `undefined` until it is loaded. */
export function useShares() {
  const { data, error, isValidating, mutate } = useSharing();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Resolves to whether the share was removed. */
  async function stopSharing(id: string): Promise<boolean> {
    setOutcome(null);
    try {
      await request("DELETE", `${sharesUrl}/${encodeURIComponent(id)}`, undefined, anything);
      await mutate((latest) => latest && { ...latest, shares: latest.shares.filter(({ _id }) => _id !== id) });
      setOutcome({ text: shareTexts.stopped, isFailure: false });
      return true;
    } catch {
      await mutate();
      setOutcome({ text: shareTexts.stopFailed, isFailure: true });
      return false;
    }
  }

  return {
    sharing: data,
    shares: data?.shares,
    failed: Boolean(error),
    isValidating,
    reload: () => mutate(),
    stopSharing,
    outcome,
    clearOutcome: () => setOutcome(null),
  };
}

import { useState } from "react";
import { useLocalNames } from "@/components/session/use-local-names";
import { useUsername } from "@/components/session/use-session";
import { useBusy } from "@/components/ui/use-busy";
import { anything } from "@/lib/api/shape";
import { post } from "@/lib/client/api";
import { openPath } from "@/lib/client/hash-location";
import { leaveSession } from "@/lib/client/leave-session";
import { readSession } from "@/lib/client/session";
import { listDrafts } from "@/lib/client/tab-draft";
import { summarizeUnsent, type UnsentSummary } from "@/lib/conversation/thread/unsent";
import { paths } from "@/lib/routes";

/**
 * Logs out on this device in any case, even if the server cannot be reached. If that deletes unsent words, of any tab, the person is
 * asked first.
 */
export function useLogout() {
  const { busy, run } = useBusy();
  const { nameOf } = useLocalNames();
  const username = useUsername();
  /** What would be lost. */
  const [unsent, setUnsent] = useState<UnsentSummary | null>(null);
  const logout = () =>
    run(async () => {
      const session = readSession();
      await post("/api/logout", {}, anything).catch(() => null);
      if (leaveSession(session)) openPath(paths.login);
    });
  function askAndLogout() {
    const found = summarizeUnsent(listDrafts(username), (_id, projectName) => nameOf({ _id, projectName }).name);
    setUnsent(found);
    if (!found) void logout();
  }

  return { busy, unsent, askAndLogout, logout, cancel: () => setUnsent(null) };
}

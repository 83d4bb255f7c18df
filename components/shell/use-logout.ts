import { useBusy } from "@/components/ui/use-busy";
import { anything } from "@/lib/api/shape";
import { post } from "@/lib/client/api";
import { openPath } from "@/lib/client/hash-location";
import { leaveSession } from "@/lib/client/leave-session";
import { readSession } from "@/lib/client/session";
import { paths } from "@/lib/routes";

/** Logs out on this device in any case, even if the server cannot be reached. */
export function useLogout() {
  const { busy, run } = useBusy();
  const logout = () =>
    run(async () => {
      const session = readSession();
      await post("/api/logout", {}, anything).catch(() => null);
      if (leaveSession(session)) openPath(paths.login);
    });
  return { busy, logout };
}

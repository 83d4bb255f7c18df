import { useBusy } from "@/components/ui/use-busy";
import { post } from "@/lib/client/api";
import { leaveSession } from "@/lib/client/session";
import { paths } from "@/lib/routes";
import { useOpenPath } from "./use-route";

/** Leaves in every case: a server that cannot be reached now must not hold a person back. */
export function useLogout() {
  const { busy, run } = useBusy();
  const open = useOpenPath();
  const logout = () =>
    run(async () => {
      await post("/api/logout", {}).catch(() => null);
      leaveSession();
      open(paths.login);
    });
  return { busy, logout };
}

import { useSyncExternalStore } from "react";
import { readSession, subscribeSession } from "@/lib/client/session";

export const useSession = () => useSyncExternalStore(subscribeSession, readSession);

/** The user name of whoever is signed in; empty for a visitor. */
export function useUsername(): string {
  const session = useSession();
  return session.status === "in" ? session.username : "";
}

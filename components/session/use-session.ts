import { useSyncExternalStore } from "react";
import { readSession, subscribeSession } from "@/lib/client/session";

export const useSession = () => useSyncExternalStore(subscribeSession, readSession);

import { useProfile } from "@/components/account/use-profile";
import { useSession } from "./use-session";

/** How a person is addressed: display name, or username, or "User" (spec §2). */
export function useDisplayName(): string {
  const session = useSession();
  const { data: profile } = useProfile();
  const username = session.status === "in" ? session.username : "";
  return profile?.displayName || profile?.username || username || "User";
}

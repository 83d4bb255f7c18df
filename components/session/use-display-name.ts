import { useProfile } from "@/components/session/use-profile";
import { useSession } from "./use-session";

/** How a person is addressed (spec §2): display name, or username, which a session always has. */
export function useDisplayName(): string {
  const session = useSession();
  const { data: profile } = useProfile();
  const username = session.status === "in" ? session.username : "";
  return profile?.displayName || profile?.username || username;
}

import { useProfile } from "./use-profile";
import { useUsername } from "./use-session";

/** How a person is addressed (spec §2): by their display name, else by their user name. */
export function useDisplayName(): string {
  const username = useUsername();
  const { data: profile } = useProfile();
  return profile?.displayName || profile?.username || username;
}

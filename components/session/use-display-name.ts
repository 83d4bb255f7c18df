import { useEffect } from "react";
import { displayName } from "@/lib/client/session";
import { useProfile } from "./use-profile";
import { useUsername } from "./use-session";

/** How a person is addressed (spec §2): by their display name, else by their user name. */
export function useDisplayName(): string {
  const username = useUsername();
  const { data: profile } = useProfile();
  const name = profile && (profile.displayName || profile.username);
  useEffect(() => {
    if (name) displayName.store(username, name);
  }, [username, name]);
  return name || displayName.read() || username;
}

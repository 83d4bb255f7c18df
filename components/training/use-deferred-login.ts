import { useCallback, useEffect, useState } from "react";
import { useSession } from "@/components/session/use-session";
import { RequestError, refuse } from "@/lib/client/api";
import type { Session } from "@/lib/client/session";

/**
 * A token that is refused for a score does not end the session in the middle of a game (spec §8): the player is asked to
 * log in when the game is over, and has to when the game is left. `isLeft`: no game is on the screen.
 */
export function useDeferredLogin(isLeft: boolean) {
  const session = useSession();
  const [refused, setRefused] = useState<Session | null>(null);
  const token = session.status === "in" ? session.token : null;
  // Another tab may have logged in meanwhile.
  const isDue = refused?.status === "in" && refused.token === token;

  useEffect(() => {
    if (!refused) return;
    if (isLeft) refuse(refused);
    return () => refuse(refused);
  }, [refused, isLeft]);

  /** Remembers a failure that was a refusal of the token: of the one that was sent, not of one that another tab has got since. */
  const deferLogin = useCallback(
    (failure: unknown) => {
      if (isRefusal(failure)) setRefused(session);
    },
    [session],
  );

  return { token, login: isDue ? () => refuse(refused) : null, deferLogin };
}

export const isRefusal = (failure: unknown) => failure instanceof RequestError && failure.status === 403;

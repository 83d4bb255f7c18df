import { useEffect, useState } from "react";
import { useSession } from "@/components/session/use-session";
import { deferLogin, type RefusedToken, RequestError } from "@/lib/client/api";
import { expireSession, tokenOf } from "@/lib/client/session";

/**
 * A token that is refused in the background of a game does not end the session in the middle of it (spec §8): the player is
 * asked to log in when the game is over, and must log in after leaving the game. `isLeft`: no game is on the screen.
 */
export function useDeferredLogin(isLeft: boolean) {
  const token = tokenOf(useSession());
  const [refused, setRefused] = useState<RefusedToken | null>(null);
  // Another tab may have logged in meanwhile.
  const isDue = refused !== null && refused.token === token;

  useEffect(
    () => deferLogin((next) => setRefused((previous) => (previous?.token === next.token ? previous : next))),
    [],
  );

  useEffect(() => {
    if (!refused) return;
    if (isLeft) logOut(refused);
    return () => logOut(refused);
  }, [refused, isLeft]);

  return { token, login: isDue ? () => logOut(refused) : null };
}

const logOut = ({ token, reason }: RefusedToken) => expireSession(token, reason);

export const isRefusal = (failure: unknown) => failure instanceof RequestError && failure.status === 403;

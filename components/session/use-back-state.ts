import { useEffect, useState } from "react";
import { hasNoFocus } from "@/components/ui/focus";
import { useUsername } from "./use-session";

/** What a page stores in its entry of the browser's history when one of its links is followed. */
type BackState<State> = State & { username: string; href: string };

const store = (backState: object | null) => window.history.replaceState({ ...window.history.state, backState }, "");

/** Takes what this person has left behind; `null`: Back has not led here. */
function take<State>(username: string): BackState<State> | null {
  const found: BackState<State> | null = window.history.state?.backState ?? null;
  if (found) store(null);
  return found?.username === username ? found : null;
}

/** `before`: how the page was when it was left, if Back leads to it. `leave`: called when it may be left, with what was pressed. */
export function useBackState<State extends object>() {
  const username = useUsername();
  const [before] = useState(() => take<State>(username));
  function leave(pressed: EventTarget, state: State) {
    const href = (pressed as Element).closest("a")?.getAttribute("href");
    if (href) store({ ...state, username, href });
  }
  return { before, leave };
}

/** Gives the focus back to the link by which the page was left. `isThere`: the list with that link is rendered. */
export function useReturnFocus(href: string | undefined, isThere = true) {
  useEffect(() => {
    if (!href || !isThere || !hasNoFocus()) return;
    document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
  }, [href, isThere]);
}

import { useEffect, useState } from "react";
import { hasNoFocus } from "@/components/ui/focus";
import { useUsername } from "./use-session";

/** How a page was left by one of its links, in its entry of the browser's history. */
type Left<State> = State & { username: string; href: string };

const storeLeft = (left: object | null) => window.history.replaceState({ ...window.history.state, left }, "");

/** Takes what this person has left; `null`: Back has not led here. */
function takeLeft<State>(username: string): Left<State> | null {
  const left: Left<State> | null = window.history.state?.left ?? null;
  if (left) storeLeft(null);
  return left?.username === username ? left : null;
}

/** `left`: how the page was left when Back leads to it. `leave`: called when it may be left, with what was pressed. */
export function useLeft<State extends object>() {
  const username = useUsername();
  const [left] = useState(() => takeLeft<State>(username));
  function leave(pressed: EventTarget, state: State) {
    const href = (pressed as Element).closest("a")?.getAttribute("href");
    if (href) storeLeft({ ...state, username, href });
  }
  return { left, leave };
}

/** Gives the focus back to the link by which the page was left. `isThere`: the list with that link is rendered. */
export function useReturnFocus(href: string | undefined, isThere = true) {
  useEffect(() => {
    if (!href || !isThere || !hasNoFocus()) return;
    document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
  }, [href, isThere]);
}

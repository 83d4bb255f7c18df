import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { hasNoFocus } from "@/components/ui/focus";

type Moments = {
  /** The thread is there. */
  isOpen: boolean;
  /** The conversation was started a moment ago: the form of the guide, which is gone, had the focus. */
  isNew: boolean;
  /** It was opened at a search match, where reading goes on. */
  opensAtMatch: boolean;
  isReplying: boolean;
  isAtEnd: boolean;
};

/** With it nothing on the screen makes room for a keyboard when a text box gets the focus. */
const hasRealKeyboard = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Whether a person is somewhere else: in a field, in a dialog, or selecting text. */
function isElsewhere(): boolean {
  const isInField = document.activeElement?.matches("input, textarea, select") ?? false;
  return isInField || document.querySelector("dialog[open]") !== null || getSelection()?.isCollapsed === false;
}

/**
 * Gives the focus to the composer when a conversation opens and when a reply has arrived, where there is a real keyboard. A new
 * conversation on a touch screen gives it to its name, because a keyboard on the screen would cover the reply. The page is not scrolled.
 */
export function useComposerFocus({ isOpen, isNew, opensAtMatch, isReplying, isAtEnd }: Moments) {
  const panel = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const wasReplying = useRef(isReplying);

  const focus = (element: "textarea" | "h1") =>
    panel.current?.querySelector<HTMLElement>(element)?.focus({ preventScroll: true });

  const onOpen = useEffectEvent(() => {
    if (!hasRealKeyboard()) return isNew && hasNoFocus() && focus("h1");
    // The menu entry or the row by which it was opened may still have the focus, but not if somebody has gone on since.
    const isFree = hasNoFocus() || (!hasMoved.current && !isNew);
    if (!opensAtMatch && isFree && !isElsewhere()) focus("textarea");
  });

  const onReply = useEffectEvent(() => {
    const isInComposer =
      document.activeElement?.closest("form") != null && panel.current?.contains(document.activeElement);
    if (isAtEnd && hasRealKeyboard() && (hasNoFocus() || isInComposer) && !isElsewhere()) focus("textarea");
  });

  useEffect(() => {
    const listeners = new AbortController();
    const move = () => {
      hasMoved.current = true;
    };
    for (const event of ["keydown", "pointerdown"]) addEventListener(event, move, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  useLayoutEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen]);

  useLayoutEffect(() => {
    if (wasReplying.current && !isReplying) onReply();
    wasReplying.current = isReplying;
  }, [isReplying]);

  return panel;
}

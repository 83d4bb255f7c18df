import { useLayoutEffect, useRef } from "react";
import { isFocusNowhere } from "@/components/ui/focus";

/**
 * The form of the first answers takes the focus away with it: one goes on in the box for the next message, or on a touch screen,
 * where a keyboard would cover the reply, at the name of the conversation.
 */
export function useStartFocus(isNew: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isNew || !isFocusNowhere()) return;
    const place = window.matchMedia("(pointer: fine)").matches ? "textarea" : "h1";
    panel.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [isNew]);
  return panel;
}

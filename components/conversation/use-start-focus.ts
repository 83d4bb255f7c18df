import { useLayoutEffect, useRef } from "react";
import { hasNoFocus } from "@/components/ui/focus";

/**
 * When the guide closes, its form loses the focus. It moves to the box for the next message, or to the name of the conversation
 * on a touch screen, where the keyboard would cover the reply.
 */
export function useStartFocus(isNew: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isNew || !hasNoFocus()) return;
    const target = window.matchMedia("(pointer: fine)").matches ? "textarea" : "h1";
    panel.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [isNew]);
  return panel;
}

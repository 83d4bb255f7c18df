import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { hasNoFocus } from "@/components/ui/focus";
import { keepFocus } from "@/components/ui/keep-focus";
import { canHover } from "@/components/ui/use-hover";

type ComposerFocusState = {
  /** The thread is there. */
  isOpen: boolean;
  /** The element that had the focus when the conversation was opened, before its panel was loaded. */
  openedFrom: RefObject<Element | null>;
  /** The conversation was started a moment ago: the form of the guide, which is gone, had the focus. */
  isNew: boolean;
  /** Something was written and not sent, and no search match was opened, where reading goes on. */
  isWriting: boolean;
  isReplying: boolean;
  isAtEnd: boolean;
};

/** A device with a mouse has a keyboard, too, so focusing a text box does not open one on the screen. */
const hasRealKeyboard = canHover;

/** Whether a person is somewhere else: in a field, in a dialog, or selecting text. */
function isElsewhere(): boolean {
  const isInField = document.activeElement?.matches("input, textarea, select") ?? false;
  return isInField || document.querySelector("dialog[open]") !== null || getSelection()?.isCollapsed === false;
}

/**
 * Where there is a real keyboard, gives the focus to the composer when somebody came to write, and when a reply has arrived. A new
 * conversation on a touch screen gives it to its name, because a keyboard on the screen would cover the reply. The page is not scrolled.
 * In between, the focus goes to what is next to a control that disappears.
 */
export function useComposerFocus({ isOpen, openedFrom, isNew, isWriting, isReplying, isAtEnd }: ComposerFocusState) {
  const panel = useRef<HTMLDivElement>(null);
  const wasReplying = useRef(isReplying);
  /** Has the focus only because the button that asked for a reply is gone. */
  const substitute = useRef<Element | null>(null);

  const focus = (element: "[data-composer] textarea" | "h1") =>
    panel.current?.querySelector<HTMLElement>(element)?.focus({ preventScroll: true });

  const onOpen = useEffectEvent(() => {
    if (!hasRealKeyboard()) return isNew && hasNoFocus() && focus("h1");
    // The menu entry or row that opened the conversation may still have the focus, unless the person has moved on.
    const isFree = hasNoFocus() || (document.activeElement === openedFrom.current && !isNew);
    if ((isNew || isWriting) && isFree && !isElsewhere()) focus("[data-composer] textarea");
  });

  const onReply = useEffectEvent(() => {
    const isInComposer =
      document.activeElement?.closest("[data-composer]") != null && panel.current?.contains(document.activeElement);
    const isFree = hasNoFocus() || isInComposer || document.activeElement === substitute.current;
    if (isAtEnd && hasRealKeyboard() && isFree && !isElsewhere()) focus("[data-composer] textarea");
  });

  // After the layout effect that sets `openedFrom`, even if everything is there at once.
  useEffect(() => {
    if (!isOpen || !panel.current) return;
    onOpen();
    return keepFocus(panel.current, (control) => {
      substitute.current = control;
    });
  }, [isOpen]);

  useEffect(() => {
    if (wasReplying.current && !isReplying) onReply();
    wasReplying.current = isReplying;
  }, [isReplying]);

  return panel;
}

import { type ComponentProps, type ReactNode, useRef } from "react";
import { texts } from "@/lib/texts";
import { Button } from "./button";
import { Notice } from "./notice";
import { useKeyDown } from "./use-key-down";

const shortcut = "Control+Z Meta+Z";

/**
 * Takes back what was just done. Ctrl+Z does so, too, but for somebody who is writing: by Tab the button is too far away for the time
 * that it is there.
 */
export function UndoButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented } = event;
    if (key.toLowerCase() !== "z" || ctrlKey === metaKey || shiftKey || altKey || defaultPrevented) return;
    if (target instanceof Element && target.matches("input, textarea")) return;
    // The newest is the first, and what is behind a dialog cannot be pressed.
    const within = document.querySelector("dialog[open]") ?? document;
    if (within.querySelector(`[aria-keyshortcuts="${shortcut}"]`) !== button.current) return;
    event.preventDefault();
    onClick();
  });
  return (
    <Button ref={button} kind="plain" aria-keyshortcuts={shortcut} onClick={onClick}>
      {texts.label.undo}
    </Button>
  );
}

type UndoNoticeProps = Pick<ComponentProps<typeof Notice>, "kind"> & {
  text: ReactNode;
  /** `null`: nothing was done, or too long ago. */
  undo: (() => void) | null;
};

/** A notice that something was done, with a button that undoes it. */
export const UndoNotice = ({ kind, text, undo }: UndoNoticeProps) => (
  <Notice kind={kind}>
    {undo && (
      <>
        {text}
        <UndoButton onClick={undo} />
      </>
    )}
  </Notice>
);

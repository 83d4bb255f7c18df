import { useKeyDown } from "@/components/ui/use-key-down";

/** A letter together with the key that commands carry on this machine, as a person reads it and as `aria-keyshortcuts` names it. */
export type Shortcut = { letter: string; shown: string; aria: string };

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

export function commandKey(letter: string): Shortcut {
  const capital = letter.toUpperCase();
  return isApple()
    ? { letter, shown: `⌘${capital}`, aria: `Meta+${capital}` }
    : { letter, shown: `Ctrl ${capital}`, aria: `Control+${capital}` };
}

/** Does something whenever a shortcut is pressed, wherever the focus is. */
export function useShortcut({ letter }: Shortcut, act: () => void) {
  useKeyDown((event) => {
    const isCommand = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isCommand || event.shiftKey || event.altKey || event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    act();
  });
}

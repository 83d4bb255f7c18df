import { useKeyDown } from "@/components/ui/use-key-down";

/** A letter together with the command key of this machine: as text for people and as a value for `aria-keyshortcuts`. */
export type Shortcut = { letter: string; shown: string; aria: string };

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

export function commandKey(letter: string): Shortcut {
  const capital = letter.toUpperCase();
  return isApple()
    ? { letter, shown: `⌘${capital}`, aria: `Meta+${capital}` }
    : { letter, shown: `Ctrl ${capital}`, aria: `Control+${capital}` };
}

/** Calls `act` whenever the shortcut is pressed, wherever the focus is. */
export function useShortcut({ letter }: Shortcut, act: () => void) {
  useKeyDown((event) => {
    const isCommand = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isCommand || event.shiftKey || event.altKey || event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    act();
  });
}

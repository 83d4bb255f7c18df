import { useRef } from "react";
import { useKeyDown } from "@/components/ui/use-key-down";
import { prefersReducedMotion } from "@/lib/client/prefers-reduced-motion";

/** So much of a page, in pixels, is in sight on the next one as well. */
const overlap = 40;

/** Where the keys that turn a page mean something else. */
const ownKeys = "input, textarea, select, dialog";
const ownSpace = `${ownKeys}, button, a, summary`;

/** Which way a key turns a page: 1 on, -1 back, 0 not at all. */
function turnOf({ key, shiftKey, target }: KeyboardEvent): number {
  const isWithin = (elements: string) => target instanceof Element && target.closest(elements) !== null;
  if (key === "PageDown" || key === "PageUp") return isWithin(ownKeys) ? 0 : key === "PageDown" ? 1 : -1;
  if (key === " " && !isWithin(ownSpace)) return shiftKey ? -1 : 1;
  return 0;
}

/**
 * Turns a page by what is in sight of it. Browsers leave out what a box covers at its end, but Firefox only as long as that is at
 * most a third of the window, whatever `scroll-padding` says; beyond that the words behind the box would never be seen.
 */
export function usePageKeys() {
  const box = useRef<HTMLDivElement>(null);
  useKeyDown((event) => {
    const turn = turnOf(event);
    const covered = box.current?.offsetHeight ?? 0;
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (turn === 0 || covered <= window.innerHeight / 3 || event.ctrlKey || event.altKey || event.metaKey) return;
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const page = Math.max(window.innerHeight - bar - covered - overlap, overlap);
    const isStill = event.repeat || prefersReducedMotion();
    event.preventDefault();
    // With a frame, as the browser's own scrolling: whoever keeps the page where it stands has heard by then of all that moved before.
    requestAnimationFrame(() => {
      window.scrollBy({ top: turn * page, behavior: isStill ? "instant" : "smooth" });
      window.dispatchEvent(new Event("scroll"));
    });
  });
  return box;
}

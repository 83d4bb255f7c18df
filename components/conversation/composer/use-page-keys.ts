import { useKeyDown } from "@/components/ui/use-key-down";
import { prefersReducedMotion } from "@/lib/client/prefers-reduced-motion";

/** In pixels: this much of a page stays visible on the next one. */
const overlap = 40;

/** Elements in which PageUp and PageDown have their own meaning. */
const keyElements = "input, textarea, select, dialog";
/** Elements in which the space bar has its own meaning. */
const spaceElements = `${keyElements}, button, a, summary`;

/** The direction in which a key turns the page: 1 forward, -1 back, 0 not at all. */
function directionOf({ key, shiftKey, target }: KeyboardEvent): number {
  const isWithin = (elements: string) => target instanceof Element && target.closest(elements) !== null;
  if (key === "PageDown" || key === "PageUp") return isWithin(keyElements) ? 0 : key === "PageDown" ? 1 : -1;
  if (key === " " && !isWithin(spaceElements)) return shiftKey ? -1 : 1;
  return 0;
}

/** In pixels. On a low screen the composer is at the end of the page and covers nothing. */
function coveredHeight(): number {
  const composer = document.querySelector<HTMLElement>("[data-composer]");
  return composer && getComputedStyle(composer).position === "sticky" ? composer.offsetHeight : 0;
}

/**
 * Scrolls by the visible part of a page. Browsers subtract what the composer covers, but Firefox only while that is at most a
 * third of the window, whatever `scroll-padding` says; with a higher composer the text behind it would be skipped.
 */
export function usePageKeys() {
  useKeyDown((event) => {
    const direction = directionOf(event);
    const covered = coveredHeight();
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (direction === 0 || covered <= window.innerHeight / 3 || event.ctrlKey || event.altKey || event.metaKey) return;
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const page = Math.max(window.innerHeight - bar - covered - overlap, overlap);
    const isStill = event.repeat || prefersReducedMotion();
    event.preventDefault();
    // In the next animation frame, like native scrolling: by then everything that adjusts the scroll position has run.
    requestAnimationFrame(() => {
      window.scrollBy({ top: direction * page, behavior: isStill ? "instant" : "smooth" });
      window.dispatchEvent(new Event("scroll"));
    });
  });
}

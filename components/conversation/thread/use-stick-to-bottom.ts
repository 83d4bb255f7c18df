import { useCallback, useRef, useState } from "react";

/** In pixels from the bottom of the screen: the end counts as visible although the composer covers a few lines. */
const inset = 80;

/** The threads that were scrolled to their end when the person opened another page. */
const closedAtEnd = new Set<string>();
/** A browser restores the scroll position of a page within this time. */
const scrollRestorationMs = 100;

/**
 * Keeps the end of a growing thread visible for a reader who is at the end, and stops when they scroll up. A thread that is
 * opened again continues as it was closed. `startsAtEnd` is false for a reader who opened a search result.
 */
export function useStickToBottom(name: string, startsAtEnd: boolean) {
  const [isAtEnd, setIsAtEnd] = useState(startsAtEnd);
  const isSticking = useRef(startsAtEnd);

  const jumpToEnd = useCallback(() => {
    isSticking.current = true;
    window.scrollTo(0, document.documentElement.scrollHeight);
  }, []);

  // As a ref, because the end of the thread is not there before the thread is read.
  const end = useCallback(
    (element: HTMLDivElement | null) => {
      const content = element?.parentElement;
      if (!element || !content) return;
      const topOfEnd = () => element.getBoundingClientRect().top;
      let last = { y: window.scrollY, top: topOfEnd() };
      // Only scrolling up leaves the end, even by one line: then the end moves as far as the page, or farther. If it moves because the
      // thread grows, or the page because rows above turn out lower, it is followed.
      const onScroll = () => {
        const { scrollY: y, innerHeight } = window;
        const top = topOfEnd();
        const isAtBottom = y + innerHeight >= document.documentElement.scrollHeight - 1;
        if (y < last.y && top - last.top > last.y - y - 1 && !isAtBottom) isSticking.current = false;
        if (isAtBottom || (top < last.top && top <= innerHeight - inset)) isSticking.current = true;
        last = { y, top };
      };
      const growth = new ResizeObserver(() => {
        if (isSticking.current) jumpToEnd();
        last.top = topOfEnd();
      });
      const visibility = new IntersectionObserver((entries) => setIsAtEnd(entries.at(-1)?.isIntersecting ?? true), {
        rootMargin: `0px 0px -${inset}px 0px`,
      });
      window.addEventListener("scroll", onScroll, { passive: true });
      growth.observe(content);
      visibility.observe(element);
      const wasAtEnd = closedAtEnd.delete(name) && isSticking.current;
      const restoration = wasAtEnd ? setTimeout(jumpToEnd, scrollRestorationMs) : undefined;
      return () => {
        clearTimeout(restoration);
        if (isSticking.current) closedAtEnd.add(name);
        window.removeEventListener("scroll", onScroll);
        growth.disconnect();
        visibility.disconnect();
      };
    },
    [jumpToEnd, name],
  );

  return { end, isAtEnd, jumpToEnd };
}

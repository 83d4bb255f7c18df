import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** So far above the bottom of the screen, in pixels, the end counts as in sight: at most a few lines are under the box then. */
const inset = 80;

/** The threads that were left with their end followed. */
const leftAtEnd = new Set<string>();
/** In milliseconds: until then a browser may put the page where it stood when it was left. */
const restoredAfter = 100;

/**
 * Keeps the end of a growing thread in sight, but only for a reader who is there; at first unless they came for something else,
 * and after coming back as it was left.
 */
export function useStickToBottom(name: string, isAtEndAtFirst: boolean) {
  const [end, setEnd] = useState<HTMLDivElement | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(isAtEndAtFirst);
  const isFollowing = useRef(isAtEndAtFirst);

  const jumpToEnd = useCallback(() => {
    isFollowing.current = true;
    window.scrollTo(0, document.documentElement.scrollHeight);
  }, []);

  useLayoutEffect(() => {
    const content = end?.parentElement;
    if (!end || !content) return;
    const topOfEnd = () => end.getBoundingClientRect().top;
    let last = { y: window.scrollY, top: topOfEnd() };
    // Only going up leaves the end, were it by a line: when the end moves down by itself, it is followed.
    const scrolled = () => {
      const { scrollY: y, innerHeight } = window;
      const top = topOfEnd();
      const isAtBottom = y + innerHeight >= document.documentElement.scrollHeight - 1;
      if (y < last.y && top > last.top && !isAtBottom) isFollowing.current = false;
      if (isAtBottom || (top < last.top && top <= innerHeight - inset)) isFollowing.current = true;
      last = { y, top };
    };
    const growth = new ResizeObserver(() => {
      if (isFollowing.current && window.scrollY >= last.y) jumpToEnd();
      last.top = topOfEnd();
    });
    const sight = new IntersectionObserver((entries) => setIsAtEnd(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `0px 0px -${inset}px 0px`,
    });
    window.addEventListener("scroll", scrolled, { passive: true });
    growth.observe(content);
    sight.observe(end);
    const isLeftAtEnd = leftAtEnd.delete(name) && isFollowing.current;
    const resuming = isLeftAtEnd ? setTimeout(jumpToEnd, restoredAfter) : undefined;
    return () => {
      clearTimeout(resuming);
      if (isFollowing.current) leftAtEnd.add(name);
      window.removeEventListener("scroll", scrolled);
      growth.disconnect();
      sight.disconnect();
    };
  }, [end, jumpToEnd, name]);

  return { end: setEnd, isAtEnd, jumpToEnd };
}

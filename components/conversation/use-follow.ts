import { useCallback, useEffect, useRef, useState } from "react";

/** So near below the screen, in pixels, the end still counts as in sight. */
const slack = 80;

/** Keeps the end of a growing thread in sight, but only for a reader who is there; at first unless they came for something else. */
export function useFollow(isAtEndAtFirst: boolean) {
  const [end, setEnd] = useState<HTMLDivElement | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(isAtEndAtFirst);
  const isFollowing = useRef(isAtEndAtFirst);

  const jumpToEnd = useCallback(() => {
    isFollowing.current = true;
    end?.scrollIntoView({ block: "end" });
  }, [end]);

  useEffect(() => {
    const content = end?.parentElement;
    if (!end || !content) return;
    let lastY = window.scrollY;
    // Only going up leaves the end: when it moves down by itself, it is followed.
    const scrolled = () => {
      const isNear = end.getBoundingClientRect().top <= window.innerHeight + slack;
      if (isNear || window.scrollY < lastY) isFollowing.current = isNear;
      lastY = window.scrollY;
    };
    const growth = new ResizeObserver(() => isFollowing.current && window.scrollY >= lastY && jumpToEnd());
    const sight = new IntersectionObserver(([entry]) => setIsAtEnd(entry?.isIntersecting ?? true), {
      rootMargin: `0px 0px ${slack}px 0px`,
    });
    window.addEventListener("scroll", scrolled, { passive: true });
    growth.observe(content);
    sight.observe(end);
    return () => {
      window.removeEventListener("scroll", scrolled);
      growth.disconnect();
      sight.disconnect();
    };
  }, [end, jumpToEnd]);

  return { end: setEnd, isAtEnd, jumpToEnd };
}

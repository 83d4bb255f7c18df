import { useCallback, useEffect, useRef, useState } from "react";

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
    const leaving = new IntersectionObserver(
      ([entry]) => {
        isFollowing.current = entry?.isIntersecting ?? true;
        setIsAtEnd(isFollowing.current);
      },
      { rootMargin: "0px 0px 80px 0px" },
    );
    // Told before the other observer is, in the same frame: what grew is followed before the end counts as out of sight.
    const growth = new ResizeObserver(() => isFollowing.current && jumpToEnd());
    leaving.observe(end);
    growth.observe(content);
    return () => {
      leaving.disconnect();
      growth.disconnect();
    };
  }, [end, jumpToEnd]);

  return { end: setEnd, isAtEnd, jumpToEnd };
}

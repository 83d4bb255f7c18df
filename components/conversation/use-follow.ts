import { useCallback, useEffect, useState } from "react";

/** Keeps the end of a growing thread in sight, but only for a reader who is there; at first unless they came for something else. */
export function useFollow(growth: unknown, isAtEndAtFirst: boolean) {
  const [end, setEnd] = useState<HTMLDivElement | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(isAtEndAtFirst);
  const jumpToEnd = useCallback(() => end?.scrollIntoView({ block: "end" }), [end]);

  useEffect(() => {
    if (!end) return;
    const observer = new IntersectionObserver(([entry]) => setIsAtEnd(entry?.isIntersecting ?? true), {
      rootMargin: "0px 0px 80px 0px",
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: growth is what calls for a scroll
  useEffect(() => {
    if (isAtEnd) jumpToEnd();
  }, [growth, jumpToEnd]);

  return { end: setEnd, isAtEnd, jumpToEnd };
}

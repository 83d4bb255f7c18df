import { useCallback, useEffect, useRef, useState } from "react";

/** Keeps the end of a growing thread in sight, but only for a reader who is there. */
export function useFollow(growth: unknown) {
  const end = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const jumpToEnd = useCallback(() => end.current?.scrollIntoView({ block: "end" }), []);

  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsAtEnd(entry?.isIntersecting ?? true), {
      rootMargin: "0px 0px 80px 0px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: growth is what calls for a scroll
  useEffect(() => {
    if (isAtEnd) jumpToEnd();
  }, [growth]);

  return { end, isAtEnd, jumpToEnd };
}

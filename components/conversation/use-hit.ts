import { useEffect, useRef } from "react";
import { clearMarks, markWords } from "@/lib/client/marks";
import { searchWords } from "@/lib/conversation/snippet";
import { timings } from "@/lib/limits";
import type { Hit } from "@/lib/routes";

/** What a reader does who goes on by themselves. */
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** The words themselves: the paragraph that they stand in may be taller than the screen. */
const scrollToMiddle = ({ top, height }: DOMRect) => window.scrollBy(0, top + (height - window.innerHeight) / 2);

/**
 * Brings what a search found into sight and marks its words there (spec §9: for at most 10 s). Replies are rendered as they
 * load, so each change is marked anew, and scrolled to until the reader moves.
 */
export function useHit(hit: Hit | null) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = section.current;
    if (!hit || !root) return;
    const words = searchWords(hit.term);
    const isMoving = new AbortController();
    const timer = setTimeout(() => isMoving.abort(), timings.scrollRetryForMs);
    for (const move of ownMoves) {
      window.addEventListener(move, () => isMoving.abort(), { signal: isMoving.signal, passive: true });
    }

    function show() {
      const [first] = markWords(root?.querySelectorAll("[data-hit] [data-words]") ?? [], words);
      if (isMoving.signal.aborted) return;
      const place = first ?? root?.querySelector("[data-hit]");
      if (place) scrollToMiddle(place.getBoundingClientRect());
    }

    show();
    root.querySelector<HTMLElement>("li[data-hit]")?.focus({ preventScroll: true });
    const changes = new MutationObserver(show);
    // Of a long thread the entries around it are measured as they come, which moves it by styles alone.
    changes.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter: ["style"] });
    return () => {
      changes.disconnect();
      clearTimeout(timer);
      isMoving.abort();
      clearMarks();
    };
  }, [hit]);

  return section;
}

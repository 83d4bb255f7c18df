import { useEffect, useRef } from "react";
import { timings } from "@/lib/api/limits";
import { clearMarks, markWords } from "@/lib/client/marks";
import { searchWords } from "@/lib/conversation/snippet";
import type { SearchMatch } from "@/lib/routes";

/** What a reader does who goes on by themselves. */
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** The words themselves: the paragraph that they stand in may be taller than the screen. */
const scrollToMiddle = ({ top, height }: DOMRect) => window.scrollBy(0, top + (height - window.innerHeight) / 2);

/**
 * Brings what a search found into sight and marks its words there. Replies are rendered as they load, so each change is marked
 * anew, and scrolled to until the reader moves: at once, and on the beat of spec §9, because pictures and fonts move the words
 * without changing the thread.
 */
export function useScrollToMatch(hit: SearchMatch | null) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = section.current;
    if (!hit || !root) return;
    const words = searchWords(hit.term);
    const readerMoved = new AbortController();
    for (const move of ownMoves) {
      window.addEventListener(move, () => readerMoved.abort(), { signal: readerMoved.signal, passive: true });
    }
    let first: Range | undefined;

    function scroll() {
      const place = first ?? root?.querySelector("[data-hit]");
      if (place && !readerMoved.signal.aborted) scrollToMiddle(place.getBoundingClientRect());
    }

    function show() {
      [first] = markWords(root?.querySelectorAll("[data-hit] [data-words]") ?? [], words);
      scroll();
    }

    const scrollAgain = (elapsedMs: number) => {
      scroll();
      const nextMs = elapsedMs + timings.scrollRetryMs;
      if (nextMs > timings.scrollRetryForMs) readerMoved.abort();
      else retry = setTimeout(scrollAgain, timings.scrollRetryMs, nextMs);
    };

    show();
    root.querySelector<HTMLElement>("li[data-hit]")?.focus({ preventScroll: true });
    let retry = setTimeout(scrollAgain, timings.searchScrollDelayMs, timings.searchScrollDelayMs);
    const changes = new MutationObserver(show);
    // Of a long thread the entries around it are measured as they come, which moves it by styles alone.
    changes.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter: ["style"] });
    return () => {
      changes.disconnect();
      clearTimeout(retry);
      readerMoved.abort();
      clearMarks();
    };
  }, [hit]);

  return section;
}

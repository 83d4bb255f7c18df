import { useEffect, useRef } from "react";
import { timings } from "@/lib/api/limits";
import type { SearchMatch } from "@/lib/routes";

/** Events by which a reader takes over the scrolling. */
const readerEvents = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Scrolls to the marked words, because their paragraph may be taller than the screen. */
const scrollToMiddle = ({ top, height }: DOMRect) => window.scrollBy(0, top + (height - window.innerHeight) / 2);

/** Marks an entry as the match. It can take the focus, so that reading continues there. */
export const matchMark = (isMatch: boolean) => (isMatch ? { "data-match": "", tabIndex: -1 } : {});

/**
 * Scrolls to a search match and highlights its words. Replies are rendered as they load, so the words are highlighted again after
 * each change. Until the reader scrolls, the match is scrolled to at once and at the intervals of spec §9, because images and
 * fonts move it without changing the thread.
 */
export function useScrollToMatch(match: SearchMatch | null) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = section.current;
    if (!match || !root) return;
    const { term } = match;
    let marks: typeof import("@/lib/client/marks") | null = null;
    const readerScrolled = new AbortController();
    for (const event of readerEvents) {
      window.addEventListener(event, () => readerScrolled.abort(), { signal: readerScrolled.signal, passive: true });
    }
    let first: Range | undefined;
    let isGone = false;

    function scroll() {
      const target = first ?? root?.querySelector("[data-match]");
      if (target && !readerScrolled.signal.aborted) scrollToMiddle(target.getBoundingClientRect());
    }

    function show() {
      [first] = marks?.markWords(root?.querySelectorAll("[data-match] [data-searchable]") ?? [], term) ?? [];
      scroll();
    }

    const scrollAgain = (elapsedMs: number) => {
      scroll();
      const nextMs = elapsedMs + timings.scrollRetryMs;
      if (nextMs > timings.scrollRetryForMs) readerScrolled.abort();
      else retry = setTimeout(scrollAgain, timings.scrollRetryMs, nextMs);
    };

    show();
    // Only what was found by a search is marked. Without the marks, the entry is shown nevertheless.
    import("@/lib/client/marks").then(
      (loaded) => {
        if (isGone) return;
        marks = loaded;
        show();
      },
      () => {},
    );
    root.querySelector<HTMLElement>("li[data-match]")?.focus({ preventScroll: true });
    let retry = setTimeout(scrollAgain, timings.searchScrollDelayMs, timings.searchScrollDelayMs);
    const changes = new MutationObserver(show);
    // In a long thread the entries around it are measured as they are rendered, which moves it by changing styles only.
    changes.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter: ["style"] });
    return () => {
      isGone = true;
      changes.disconnect();
      clearTimeout(retry);
      readerScrolled.abort();
      marks?.clearMarks();
    };
  }, [match]);

  return section;
}

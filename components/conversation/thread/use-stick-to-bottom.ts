import { useCallback, useEffect, useRef, useState } from "react";
import type { Thread } from "@/lib/api/responses";
import { missingCount } from "@/lib/conversation/thread/thread";

/** In pixels from the bottom of the screen: the end counts as visible although the composer covers a few lines. */
const inset = 80;

/** The conversations that were left while a reply was being written, which was not seen yet. */
const unseen = new Set<string>();
/** A browser restores the scroll position of a page within this time. */
const scrollRestorationMs = 100;

type Options = {
  /** It was started a moment ago. */
  isNew: boolean;
  opensAtMatch: boolean;
  isReplying: boolean;
};

/**
 * Keeps the end of a growing thread visible for a reader who is at the end, and stops when they scroll up. A thread opens at its
 * title, or at its end if that is news: it was just begun, or a reply is being written or was not seen yet. So does one that is too
 * long to be read at once.
 */
export function useStickToBottom(id: string, thread: Thread | undefined, { isNew, opensAtMatch, isReplying }: Options) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const isSticking = useRef(false);
  const isOpen = thread !== undefined;
  const [startsAtEnd, setStartsAtEnd] = useState<boolean | null>(null);
  if (isOpen && startsAtEnd === null) {
    setStartsAtEnd(!opensAtMatch && (isNew || isReplying || unseen.has(id) || missingCount(thread) > 0));
  }

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
      // thread grows, or the page because rows above turn out lower, it is followed. The bottom of the page comes back to it.
      const onScroll = () => {
        const { scrollY: y, innerHeight } = window;
        const top = topOfEnd();
        const isAtBottom = y + innerHeight >= document.documentElement.scrollHeight - 1;
        if (y < last.y && top - last.top > last.y - y - 1 && !isAtBottom) isSticking.current = false;
        if (isAtBottom) isSticking.current = true;
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
      if (startsAtEnd) jumpToEnd();
      const restoration = startsAtEnd ? setTimeout(jumpToEnd, scrollRestorationMs) : undefined;
      return () => {
        clearTimeout(restoration);
        window.removeEventListener("scroll", onScroll);
        growth.disconnect();
        visibility.disconnect();
      };
    },
    [jumpToEnd, startsAtEnd],
  );

  useEffect(() => {
    if (isReplying) unseen.add(id);
    else if (isOpen) unseen.delete(id);
  }, [id, isReplying, isOpen]);

  return { end, isAtEnd, jumpToEnd, startsAtEnd: startsAtEnd === true };
}

import { useEffect, useRef, useState } from "react";

/** Below the decades, which stay at the top of the window. */
const readingLine = 24;

/** The decade that is read, and a ref for the list of decades, in which it stays in sight. */
export function useCurrentDecade() {
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const box = nav.current?.getBoundingClientRect();
      if (!box) return;
      const found = focusAtEnd() ?? document.elementFromPoint(box.left + box.width / 2, box.bottom + readingLine);
      const decade = found?.closest<HTMLElement>("[data-decade]")?.dataset.decade;
      if (decade) setCurrent(Number(decade));
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", onMove, { passive: true });
    window.addEventListener("focusin", onMove);
    return () => {
      window.removeEventListener("scroll", onMove);
      window.removeEventListener("focusin", onMove);
      cancelAnimationFrame(frame);
    };
  }, []);

  useEffect(() => {
    const list = nav.current;
    const chosen = current === null ? null : list?.querySelector<HTMLElement>("[aria-current]");
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);

  return { nav, current };
}

/** What has the focus after a jump near the end of the page, where a decade cannot scroll up to the list of decades. */
function focusAtEnd() {
  const { scrollY, innerHeight } = window;
  if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) return null;
  const row = document.activeElement?.closest("[data-decade]");
  return row && row.getBoundingClientRect().bottom > 0 ? row : null;
}

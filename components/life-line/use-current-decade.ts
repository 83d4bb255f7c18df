import { useEffect, useRef, useState } from "react";

/** Below the decades, which stay at the top of the window. */
const readingLine = 24;

/** The decade that is read, by the row below the decades, and a ref for these, in which it stays in sight. */
export function useCurrentDecade() {
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const box = nav.current?.getBoundingClientRect();
      if (!box) return;
      const found = document.elementFromPoint(box.left + box.width / 2, box.bottom + readingLine);
      const decade = found?.closest<HTMLElement>("[data-decade]")?.dataset.decade;
      if (decade) setCurrent(Number(decade));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
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

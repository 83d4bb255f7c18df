import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";

type Rows = {
  count: number;
  /** The usual height of a row in pixels; each is measured once it is there. */
  height: number;
  /** The same function as long as the rows are the same: a new one has all of them looked at. */
  keyOf: (index: number) => string;
  /** A row that stays although it is out of sight, such as one that is being edited. */
  kept: number;
  /** The last rows are near: more are wanted, if there are any. */
  onEnd: () => void;
};

/** How many rows beyond both edges are there as well. */
const overscan = 3;
/** How many rows before the end more are asked for. */
const ahead = 25;

/** Of a long list only the rows in sight, so that a page of ten thousand entries is as small as one of ten. */
export function useVirtualList({ count, height, keyOf, kept, onEnd }: Rows) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    overscan,
    // Within a scroll event the browser would have to lay the page out once more for it.
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return kept < 0 || inSight.includes(kept) ? inSight : [...inSight, kept].sort((a, b) => a - b);
    },
  });
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;

  useEffect(() => {
    if (last >= count - ahead) onEnd();
  }, [last, count, onEnd]);

  return { scroller, rows, totalHeight: virtual.getTotalSize(), measure: virtual.measureElement };
}

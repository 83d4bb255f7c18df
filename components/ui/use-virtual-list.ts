import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";

type Rows = {
  /** Identifies this list among others, for its measured heights. */
  name: string;
  count: number;
  /** The typical height of a row in pixels; each row is measured when it is rendered. */
  heightOf: (index: number) => number;
  /** The same function while the rows are the same: a new one makes the list look at all of them. */
  keyOf: (index: number) => string;
  /** The index of a row that is rendered although it is out of sight, such as one being edited; -1: none. */
  pinned: number;
  /** Where the list is opened, in pixels. */
  top: number;
  /** Called when the last rows are near, so that more can be loaded. */
  onEnd: () => void;
};

/** How many rows beyond both edges are rendered as well. */
const overscan = 2;
/** The heights measured in the list that was left last: opened again, it is where it was. */
let left: { name: string; rows: VirtualItem[] } | null = null;
/** How many rows before the end more are loaded. */
const loadAhead = 25;

/** Renders only the visible rows of a long list, so that a page of ten thousand entries is as small as one of ten. */
export function useVirtualList({ name, count, heightOf, keyOf, pinned, top, onEnd }: Rows) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    overscan,
    // A synchronous render in a scroll event would make the browser lay out the page a second time.
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    initialOffset: top,
    initialMeasurementsCache: left?.name === name ? left.rows : undefined,
    estimateSize: heightOf,
    getItemKey: keyOf,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      return pinned < 0 || visible.includes(pinned) ? visible : [...visible, pinned].sort((a, b) => a - b);
    },
  });
  useEffect(
    () => () => {
      left = { name, rows: virtual.takeSnapshot() };
    },
    [name, virtual],
  );
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;

  useEffect(() => {
    if (last >= count - loadAhead) onEnd();
  }, [last, count, onEnd]);

  return { scroller, rows, totalHeight: virtual.getTotalSize(), measure: virtual.measureElement };
}

import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";

type Rows = {
  /** Tells this list from others. */
  name: string;
  count: number;
  /** The usual height of a row in pixels; each is measured once it is there. */
  heightOf: (index: number) => number;
  /** The same function as long as the rows are the same: a new one has all of them looked at. */
  keyOf: (index: number) => string;
  /** A row that stays although it is out of sight. -1: none. */
  kept: number;
  /** The page is first seen at its end. */
  startsAtEnd: boolean;
};

/** `top`: where it stands, if it is out of sight and not in the flow of the others. */
export type PageRow = { index: number; top: number | null };

/** A list that is not longer is there as a whole, so that the browser's own search, print and selection reach all of it. */
const wholeUpTo = 50;
/** How many rows beyond both edges are there as well. */
const overscan = 2;
const farDown = 1e9;
/** The heights measured in lists that were left, by name: in a window of that width the same rows are at the same place. */
const heightsLeft = new Map<string, { width: number; rows: VirtualItem[] }>();

/**
 * Of a list that scrolls with the page, the rows in sight. They stand in the flow, between two paddings as high as what is left
 * out; a row out of sight that is kept, because it has the focus, stands by itself where it belongs.
 */
export function useWindowVirtualList({ name, count, heightOf, keyOf, kept, startsAtEnd }: Rows) {
  const list = useRef<HTMLOListElement>(null);
  const [above, setAbove] = useState(0);
  const [focused, setFocused] = useState(-1);
  const [width] = useState(window.innerWidth);
  const left = heightsLeft.get(name);
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    enabled: count > wholeUpTo,
    count,
    overscan,
    // Within a scroll event the browser would have to lay the page out once more for it.
    useFlushSync: false,
    scrollMargin: above,
    estimateSize: heightOf,
    getItemKey: keyOf,
    initialMeasurementsCache: left?.width === width ? left.rows : undefined,
    initialRect: { width: 0, height: window.innerHeight },
    initialOffset: () => (startsAtEnd ? farDown : 0),
    rangeExtractor: (range) => {
      // With its neighbours, to which the keyboard goes from there.
      const near = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const indexes = new Set([...defaultRangeExtractor(range), kept, ...near]);
      return [...indexes].filter((index) => index >= 0 && index < count).sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    if (list.current) setAbove(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  useEffect(
    () => () => {
      if (window.innerWidth === width) heightsLeft.set(name, { width, rows: virtual.takeSnapshot() });
    },
    [name, width, virtual],
  );

  const focusOn = (target: Element) =>
    setFocused(
      list.current?.contains(target) ? Number(target.closest<HTMLElement>("[data-index]")?.dataset.index) : -1,
    );
  const props = {
    ref: list,
    onFocus: ({ target }: FocusEvent) => focusOn(target),
    onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget && focusOn(relatedTarget),
  };
  if (count <= wholeUpTo) {
    const rows = Array.from({ length: count }, (_, index): PageRow => ({ index, top: null }));
    return { rows, measure: undefined, props };
  }

  // It is this that settles the range.
  const shown = virtual.getVirtualItems();
  const { startIndex, endIndex } = virtual.range ?? { startIndex: 0, endIndex: -1 };
  const isInFlow = (index: number) => index >= startIndex - overscan && index <= endIndex + overscan;
  const inFlow = shown.filter(({ index }) => isInFlow(index));
  const [start, end] = [inFlow[0]?.start ?? above, inFlow.at(-1)?.end ?? above];
  const style = {
    paddingTop: start - above,
    paddingBottom: virtual.getTotalSize() - (end - above),
    // The place of what is read is kept here already when what is above it turns out higher or lower.
    overflowAnchor: "none" as const,
  };
  const rows = shown.map(({ index, start }): PageRow => ({ index, top: isInFlow(index) ? null : start - above }));
  return { rows, measure: virtual.measureElement, props: { ...props, style } };
}

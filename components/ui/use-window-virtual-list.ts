import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "./use-printing";

type Rows = {
  /** Identifies this list among others, for its measured heights. */
  name: string;
  count: number;
  /** The height in pixels of a row until it is measured, which it is when it is rendered. */
  typicalHeight: number;
  /** The index of the first row with content after those that get theirs later: all before it but the first row. */
  contentFrom: number;
  /** The same function while the rows are the same: a new one makes the list look at all of them. */
  keyOf: (index: number) => string;
  /** The index of a row that is rendered although it is out of sight, and where the page is opened; -1: none. */
  pinned: number;
  /** The page is opened scrolled to its end instead. */
  startsAtEnd: boolean;
};

/** `top`: the position in pixels of a row that is out of sight and not in the flow of the others. */
export type PageRow = { index: number; top: number | null };

/**
 * A list of at most this many rows is rendered completely, so that the browser's search, print and selection reach all of it.
 */
const maxCompleteCount = 50;
/** How many rows beyond both edges are rendered as well. */
const overscan = 2;
const farDown = 1e9;
/**
 * The heights measured in lists that were closed, and where they began, by name. They are valid for a window of the same width. With
 * both a list that is opened again renders the rows that it had, so that no other one moves it while the browser restores its position.
 */
const savedHeights = new Map<string, { width: number; listTop: number; rows: VirtualItem[] }>();

/**
 * The visible rows of a list that scrolls with the page. They are in the flow, between two paddings as high as the rows that are
 * not rendered. A row out of sight that is rendered because it is pinned or has the focus is positioned absolutely. For printing
 * all are rendered.
 */
export function useWindowVirtualList({ name, count, typicalHeight, contentFrom, keyOf, pinned, startsAtEnd }: Rows) {
  const [width] = useState(window.innerWidth);
  const [saved] = useState(() => savedHeights.get(name));
  const reusable = saved?.width === width ? saved : undefined;
  const [listTop, setListTop] = useState(reusable?.listTop ?? 0);
  // A row is scrolled to below what stays at the top of the window.
  const [scrollPadding, setScrollPadding] = useState(0);
  const measureTop = useCallback((list: HTMLElement | null) => {
    if (!list) return;
    setListTop(list.getBoundingClientRect().top + window.scrollY);
    setScrollPadding(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
  }, []);
  const [focused, setFocused] = useState(-1);
  const isPrinting = usePrinting();
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    enabled: count > maxCompleteCount,
    count,
    overscan,
    // A synchronous render in a scroll event would make the browser lay out the page a second time.
    useFlushSync: false,
    scrollMargin: listTop,
    scrollPaddingStart: scrollPadding,
    estimateSize: () => typicalHeight,
    getItemKey: keyOf,
    initialMeasurementsCache: reusable?.rows,
    initialRect: { width: 0, height: window.innerHeight },
    initialOffset: () => (startsAtEnd ? farDown : Math.max(0, pinned) * typicalHeight),
    // What is in sight stays there if there are more or fewer rows above it than before.
    anchorTo: "end",
    rangeExtractor: (range) => {
      // The neighbours of the focused row, too: Tab goes there next.
      const focusRange = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const indexes = new Set([...defaultRangeExtractor(range), pinned, ...focusRange]);
      return [...indexes].filter((index) => index >= 0 && index < count).sort((a, b) => a - b);
    },
  });

  // The virtualizer's own rule, but rows that get their content above others in sight grow upwards, so that those stay.
  const measured = useRef(new Set(reusable?.rows.map(({ key }) => key)));
  const growsUpwards = useRef(new Set<VirtualItem["key"]>());
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start, end }, _, { scrollOffset, scrollDirection }) => {
    if (measured.current.has(key)) return end <= (scrollOffset ?? 0) && scrollDirection !== "backward";
    measured.current.add(key);
    return growsUpwards.current.has(key) || start < (scrollOffset ?? 0);
  };

  useEffect(
    () => () => {
      if (window.innerWidth === width) savedHeights.set(name, { width, listTop, rows: virtual.takeSnapshot() });
    },
    [name, width, listTop, virtual],
  );

  // Printing renders all rows, whose real heights differ from the estimated ones, so the position is restored afterwards.
  const firstBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isPrinting) firstBefore.current = virtual.range?.startIndex ?? null;
    else if (firstBefore.current !== null) virtual.scrollToIndex(firstBefore.current, { align: "start" });
  }, [isPrinting, virtual]);

  const focusOn = (list: Element, target: Element) =>
    setFocused(list.contains(target) ? Number(target.closest<HTMLElement>("[data-index]")?.dataset.index) : -1);
  const props = {
    ref: measureTop,
    onFocus: ({ currentTarget, target }: FocusEvent) => focusOn(currentTarget, target),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget && focusOn(currentTarget, relatedTarget),
  };
  if (count <= maxCompleteCount || isPrinting) {
    const rows = Array.from({ length: count }, (_, index): PageRow => ({ index, top: null }));
    return { rows, measure: undefined, props, scrollTo: null };
  }

  // This call updates `virtual.range`, too.
  const shown = virtual.getVirtualItems();
  const { startIndex, endIndex } = virtual.range ?? { startIndex: 0, endIndex: -1 };
  const isInFlow = (index: number) => index >= startIndex - overscan && index <= endIndex + overscan;
  const inFlow = shown.filter(({ index }) => isInFlow(index));
  const isContentInSight = endIndex >= contentFrom;
  for (const { index, key } of inFlow) {
    if (index > 0 && index < contentFrom && isContentInSight) growsUpwards.current.add(key);
  }
  const [start, end] = [inFlow[0]?.start ?? listTop, inFlow.at(-1)?.end ?? listTop];
  const style = {
    paddingTop: start - listTop,
    paddingBottom: virtual.getTotalSize() - (end - listTop),
    // The virtualizer itself keeps the scroll position when rows above turn out higher or lower.
    overflowAnchor: "none" as const,
  };
  const rows = shown.map(({ index, start }): PageRow => ({ index, top: isInFlow(index) ? null : start - listTop }));
  const scrollTo = (index: number) => virtual.scrollToIndex(index, { align: "start" });
  return { rows, measure: virtual.measureElement, props: { ...props, style }, scrollTo };
}

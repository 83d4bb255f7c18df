import { useEffect, useRef } from "react";

type Point = { x: number; y: number };

const greatest = 6;
const keyFactors: Record<string, number> = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, "0": 0 };
/** In pixels, across and down. */
const keySteps: Record<string, [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/**
 * Enlarges what is in an element with two fingers, Ctrl and the wheel (which is how a touchpad reports a pinch) or keys, around the
 * point that is pinched. CSS multiplies its width by `--zoom`, and the element scrolls.
 */
export function usePinchZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef(1);

  function zoomTo(wanted: number, at?: Point) {
    const element = stage.current;
    if (!element) return;
    const next = Math.min(greatest, Math.max(1, wanted));
    const { left, top, width, height } = element.getBoundingClientRect();
    const { x, y } = at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 };
    const factor = next / zoom.current;
    const [scrollX, scrollY] = [element.scrollLeft, element.scrollTop];
    zoom.current = next;
    element.style.setProperty("--zoom", String(next));
    element.scrollTo((scrollX + x) * factor - x, (scrollY + y) * factor - y);
  }

  useEffect(() => {
    const element = stage.current;
    const dialog = element?.closest("dialog");
    let pinch: { distance: number; zoom: number } | null = null;
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) pinch = null;
      else {
        event.preventDefault();
        const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        pinch ??= { distance, zoom: zoom.current };
        const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
        zoomTo((pinch.zoom * distance) / pinch.distance, at);
      }
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom.current * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    };
    const onKey = (event: KeyboardEvent) => {
      const factor = keyFactors[event.key];
      const step = keySteps[event.key];
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      if (factor !== undefined) zoomTo(zoom.current * factor);
      if (!step || zoom.current === 1) return;
      event.preventDefault();
      element?.scrollBy(...step);
    };
    const finished = new AbortController();
    const { signal } = finished;
    // Not passive, so that they can keep the page itself from zooming.
    for (const type of ["touchstart", "touchmove"] as const) {
      element?.addEventListener(type, onTouch, { passive: false, signal });
    }
    for (const type of ["touchend", "touchcancel"] as const) element?.addEventListener(type, onTouch, { signal });
    element?.addEventListener("wheel", onWheel, { passive: false, signal });
    dialog?.addEventListener("keydown", onKey, { signal });
    return () => finished.abort();
  });

  return { stage, isZoomed: () => zoom.current > 1, resetZoom: () => zoomTo(1) };
}

import { type RefObject, useEffect } from "react";

const property = "--composer-height";

/**
 * Writes the height of the composer, which grows with its text, to the root, for what is positioned above it
 * (composer.module.css).
 */
export function useComposerHeight(composer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = composer.current;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (element) style.setProperty(property, `${element.offsetHeight}px`);
    });
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [composer]);
}

import type { Page } from "playwright";

/** A browser that may keep nothing, as where cookies are forbidden. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
  });

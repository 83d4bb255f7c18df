import type { Page } from "playwright";

/** A browser that may keep nothing, as where cookies are forbidden. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });

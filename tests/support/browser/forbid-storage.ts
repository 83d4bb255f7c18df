import type { Page } from "playwright";

/** Makes local storage throw, as in a browser that blocks cookies. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });

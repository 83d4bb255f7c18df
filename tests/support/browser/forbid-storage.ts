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

/** Fills local storage, so that nothing more can be stored until `emptyStorage`. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${size}.${count}`, "x".repeat(size));
      } catch {
        // No more of this size.
      }
    }
  });

export const emptyStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^\d/.test(key)) localStorage.removeItem(key);
  });

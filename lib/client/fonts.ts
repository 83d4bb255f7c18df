/** In the session storage: nothing is left behind when the tab is closed. */
export const fontsKey = "flexi.fonts";

/**
 * Loads the two faces (app/globals.css). The first screen of a first visit is written in stand-ins, so that no font delays its scripts;
 * when it is loaded again, the files are in the cache of the browser, and first-paint.inline.js applies them at once.
 */
export function showFonts(): void {
  document.documentElement.dataset.fonts = "";
  try {
    sessionStorage.setItem(fontsKey, "1");
  } catch {
    // The storage is full: the next load begins in stand-ins again.
  }
}

/** In the session storage: nothing is left behind when the tab is closed. */
export const fontsKey = "flexi.fonts";

/**
 * Loads the two typefaces (app/globals.css). A first visit starts with fallback fonts, so that no font delays its scripts. On
 * the next load the files are in the browser's cache, and first-paint-script.tsx applies them at once.
 */
export function showFonts(): void {
  document.documentElement.dataset.fonts = "";
  try {
    sessionStorage.setItem(fontsKey, "1");
  } catch {
    // The storage is full: the next load starts with fallback fonts again.
  }
}

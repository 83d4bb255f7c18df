export const fontsKey = "flexi.fonts";

/**
 * Loads the two faces (app/globals.css). The first screen of a first visit is written in stand-ins, so that no font delays its scripts;
 * on later visits the files are in the browser's cache, and first-paint.inline.js applies them at once.
 */
export function showFonts(): void {
  document.documentElement.dataset.fonts = "";
  try {
    localStorage.setItem(fontsKey, "1");
  } catch {
    // The storage is full: the next visit begins in stand-ins again.
  }
}

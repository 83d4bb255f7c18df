/** The texts for a browser that stores nothing. */
export const noStorageTexts = {
  title: "This browser can't save anything",
  hint: "This page needs your browser to remember that you're logged in and what you're writing. Please allow cookies and site data for it in your browser's settings, then load it again.",
} as const;

/** The texts for a browser that stores nothing. */
export const noStorageTexts = {
  title: "This browser keeps nothing",
  hint: "Flexi has to remember here who is signed in and what you are writing. Allow cookies and site data for this page in the settings of your browser, then load it again.",
} as const;

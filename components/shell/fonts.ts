import localFont from "next/font/local";

// Literata is for people's words and titles, Figtree for the product's (both under the Open Font License). Next reads the
// options when it builds, so they have to be literals. A browser loads the extended half only for a page with letters of its
// range; other scripts use the system's font. app/globals.css names the typefaces and their fallbacks.

const literata = localFont({
  src: "../../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2",
  weight: "200 900",
  variable: "--literata",
  preload: false,
  adjustFontFallback: false,
});

const literataExtended = localFont({
  src: "../../node_modules/@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2",
  weight: "200 900",
  variable: "--literata-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const figtree = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--figtree",
  preload: false,
  adjustFontFallback: false,
});

const figtreeExtended = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  variable: "--figtree-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/** The classes that define the custom properties of the four font files. */
export const fontClasses = [literata, literataExtended, figtree, figtreeExtended]
  .map(({ variable }) => variable)
  .join(" ");

import type { FeatureConfig } from "./app-config";

type Rgb = [number, number, number];

const black = "#000000";
const white = "#ffffff";
/** The papers of a reader in light and in dark, where the operator's background does not suit. */
const papers = { light: "#faf8f4", dark: "#131518" } as const;
const readable = 4.5;
/** Long texts are read on paper, so its contrast to black or white must be far above the minimum. */
const comfortable = 13;

function toRgb(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)) as Rgb;
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two hex colours as WCAG counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever can be read better on a colour. */
export function onColor(color: string): string {
  return contrast(color, black) >= contrast(color, white) ? black : white;
}

/** The nearest mix of a colour with `end` that has at least this contrast to `ground`. */
export function mixedUntil(color: string, end: string, ground: string, least: number): string {
  const from = toRgb(color);
  const to = toRgb(end);
  for (let share = 0; share < 100; share += 2) {
    const mixed = toHex(from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * (share / 100)) as Rgb);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return end;
}

/** The operator's background: the paper of the reading mode it suits; lightened if it suits neither. */
function papersFor(background: string) {
  const isDark = contrast(background, white) >= comfortable;
  return {
    light: isDark ? papers.light : mixedUntil(background, white, black, comfortable),
    dark: isDark ? background : papers.dark,
  };
}

/** The custom properties of the root that come from the configuration. Whatever the colours, words on them can be read. */
export function themeProperties({ styling, personalNote, flexiAppName }: FeatureConfig): Record<string, string> {
  const paper = papersFor(styling.backgroundColor);
  const readableOnBoth = (name: string, color: string) => ({
    [`--${name}-light`]: mixedUntil(color, black, paper.light, readable + 0.5),
    [`--${name}-dark`]: mixedUntil(color, white, paper.dark, readable + 0.5),
  });
  return {
    "--paper-light": paper.light,
    "--paper-dark": paper.dark,
    "--primary": styling.primaryColor,
    "--on-primary": onColor(styling.primaryColor),
    "--secondary": styling.secondaryColor,
    "--on-secondary": onColor(styling.secondaryColor),
    "--note": personalNote.buttonColor,
    "--on-note": onColor(personalNote.buttonColor),
    ...readableOnBoth("accent", styling.primaryColor),
    ...readableOnBoth("note-ink", personalNote.buttonColor),
    ...(flexiAppName.style.color && readableOnBoth("brand", flexiAppName.style.color)),
    "--brand-size": flexiAppName.style.fontSize,
  };
}

import type { FeatureConfig } from "./config/app-config";

type Colours = Pick<FeatureConfig, "styling" | "personalNote" | "flexiAppName">;

type Rgb = [number, number, number];

const black = "#000000";
const white = "#ffffff";
/** The backgrounds of light and dark mode, for the mode that the operator's background does not fit. */
const papers = { light: "#faf8f4", dark: "#171614" } as const;
/** WCAG AA for text. */
const readable = 4.5;
/** The contrast of the background to black or white: high enough that muted text, too, stays readable on it. */
const comfortable = 16.5;

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

/** The text colour on a coloured element: a very dark shade of its own colour if that is readable, else black or white. */
function inkOn(color: string): string {
  const on = onColor(color);
  const shade = mix(color, black, 0.85);
  return on === black && contrast(shade, color) >= readable ? shade : on;
}

function mix(color: string, other: string, share: number): string {
  const to = toRgb(other);
  return toHex(toRgb(color).map((channel, index) => channel + ((to[index] ?? 0) - channel) * share) as Rgb);
}

/** Mixes a colour with as little of `end` as needed for this contrast to `ground`. */
export function mixedUntil(color: string, end: string, ground: string, least: number): string {
  for (let percent = 0; percent < 100; percent += 2) {
    const mixed = mix(color, end, percent / 100);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return end;
}

/** The operator's background, adjusted until text is readable, is used for the mode that it is closer to. */
function papersFor(background: string) {
  return onColor(background) === white
    ? { light: papers.light, dark: mixedUntil(background, black, white, comfortable) }
    : { light: mixedUntil(background, white, black, comfortable), dark: papers.dark };
}

/** A fill colour, the text colour on it, and the hover colour, which has more contrast to the text. */
function filled(name: string, color: string) {
  const hover = mix(color, onColor(color) === black ? white : black, 0.15);
  return { [`--${name}`]: color, [`--on-${name}`]: inkOn(color), [`--${name}-hover`]: hover };
}

/** The tinted background of a secondary element in one colour scheme, and its text colour, adjusted until it is readable. */
function tinted(name: string, color: string, scheme: "light" | "dark", surface: string, share: number) {
  const ground = mix(surface, color, share);
  const ink = mixedUntil(color, scheme === "light" ? black : white, ground, readable + 0.5);
  return { [`--${name}-ground-${scheme}`]: ground, [`--${name}-ink-${scheme}`]: ink };
}

/** The custom properties of the root that come from the configuration. Text is readable whatever the configured colours. */
export function themeProperties({ styling, personalNote, flexiAppName }: Colours): Record<string, string> {
  const paper = papersFor(styling.backgroundColor);
  const readableOnBoth = (name: string, color: string) => ({
    [`--${name}-light`]: mixedUntil(color, black, paper.light, readable + 0.5),
    // More than needed on the background, because the leaves that lie on it are lighter.
    [`--${name}-dark`]: mixedUntil(color, white, paper.dark, readable + 1.2),
  });
  return {
    "--paper-light": paper.light,
    "--paper-dark": paper.dark,
    "--primary": styling.primaryColor,
    ...filled("secondary", styling.secondaryColor),
    ...tinted("secondary", styling.secondaryColor, "light", white, 0.12),
    ...tinted("secondary", styling.secondaryColor, "dark", paper.dark, 0.22),
    ...filled("note", personalNote.buttonColor),
    ...readableOnBoth("note-ink", personalNote.buttonColor),
    ...readableOnBoth("accent", styling.primaryColor),
    ...tinted("note-button", personalNote.buttonColor, "light", white, 0.24),
    ...tinted("note-button", personalNote.buttonColor, "dark", paper.dark, 0.24),
    ...(flexiAppName.style.color && readableOnBoth("brand", flexiAppName.style.color)),
    "--brand-size": flexiAppName.style.fontSize,
  };
}

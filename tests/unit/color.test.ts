import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { contrast, mixedUntil, onColor, themeProperties } from "@/lib/color";
import { FeatureConfig } from "@/lib/config/app-config";

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`);

/** A configuration with these three colours and a coloured name. */
function propertiesOf(primaryColor: string, backgroundColor: string, noteColor = primaryColor) {
  const config = FeatureConfig.parse({
    styling: { primaryColor, backgroundColor },
    personalNote: { buttonColor: noteColor },
    flexiAppName: { style: { color: primaryColor } },
  });
  const properties = themeProperties(config);
  return (name: string) => properties[name] ?? "";
}

test("contrast follows WCAG", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#abcdef", "#ABCDEF")).toBe(1);
});

test.each([
  ["#4A90E2", "#000000"],
  ["#6AB0F3", "#000000"],
  ["#003366", "#ffffff"],
  ["#8b0000", "#ffffff"],
  ["#fff", "#000000"],
  ["#000", "#ffffff"],
])("text on %s is %s", (color, on) => expect(onColor(color)).toBe(on));

test("text on any colour has a contrast of at least 4.5", () => {
  fc.assert(fc.property(hex, (color) => contrast(color, onColor(color)) >= 4.5));
});

test("a readable colour is unchanged", () => {
  expect(mixedUntil("#102030", "#000000", "#ffffff", 4.5)).toBe("#102030");
});

test("a colour that cannot reach the contrast becomes the end it is mixed with", () => {
  expect(mixedUntil("#ffff00", "#ffffff", "#ffffff", 4.5)).toBe("#ffffff");
});

test("the default background is the configured one in light mode and our own in dark mode", () => {
  const of = propertiesOf("#4A90E2", "#FAF8F4");
  expect(of("--paper-light")).toBe("#faf8f4");
  expect(of("--paper-dark")).toBe("#171614");
});

test("a dark background is used in dark mode and does not change light mode", () => {
  const of = propertiesOf("#4A90E2", "#101830");
  expect(of("--paper-dark")).toBe("#101830");
  expect(of("--paper-light")).toBe("#faf8f4");
});

test("text on tinted elements is readable in any colour, in light and dark", () => {
  fc.assert(
    fc.property(hex, hex, (color, backgroundColor) => {
      const personalNote = { buttonColor: color };
      const properties = themeProperties(
        FeatureConfig.parse({ styling: { secondaryColor: color, backgroundColor }, personalNote }),
      );
      for (const name of ["secondary", "note-button"]) {
        for (const scheme of ["light", "dark"]) {
          const [ink = "", ground = ""] = ["ink", "ground"].map((part) => properties[`--${name}-${part}-${scheme}`]);
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
  );
});

/** Of app/tokens.css: the ink, quiet text and the edges of controls. */
const fixedColors = [
  ["#25272c", "light", 7],
  ["#ece7de", "dark", 7],
  ["#5e6067", "light", 4.5],
  ["#aba59b", "dark", 4.5],
  ["#827b6e", "light", 3],
  ["#7b756b", "dark", 3],
] as const;

test("whatever the operator chose, text, accent, note and name can be read in light and dark", () => {
  fc.assert(
    fc.property(hex, hex, hex, (primary, background, note) => {
      const of = propertiesOf(primary, background, note);
      for (const [color, scheme, least] of fixedColors) {
        expect(contrast(of(`--paper-${scheme}`), color)).toBeGreaterThanOrEqual(least);
      }
      for (const name of ["--accent", "--note-ink", "--brand"]) {
        expect(contrast(of(`${name}-light`), of("--paper-light"))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of(`${name}-dark`), of("--paper-dark"))).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(of("--accent-light"), "#ffffff")).toBeGreaterThanOrEqual(4.5);
      for (const name of ["secondary", "note"]) {
        expect(contrast(of(`--${name}`), of(`--on-${name}`))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of(`--${name}-hover`), of(`--on-${name}`))).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

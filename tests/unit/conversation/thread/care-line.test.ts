import { expect, test } from "@jest/globals";
import { FeatureConfig } from "@/lib/config/app-config";
import { careLineFor } from "@/lib/conversation/thread/care-line";
import { careTexts } from "@/lib/texts/care";

const { care } = FeatureConfig.parse({}).flexiFeatures;

test.each([
  ["de", careTexts.de, "de"],
  ["pt-BR", careTexts.pt, "pt"],
  ["en-GB", careTexts.default, undefined],
  ["sv", careTexts.default, undefined],
  ["constructor", careTexts.default, undefined],
  ["", careTexts.default, undefined],
])("a reader of %j reads the line of that language, or the default one", (tag, text, language) => {
  expect(careLineFor(care, tag)).toMatchObject({
    text,
    language,
    url: "https://findahelpline.com",
    label: "findahelpline.com",
  });
});

test("a language without a short text has the operator's whole text in its place", () => {
  expect(careLineFor({ default: { text: "Call:", url: "tel:142" } }, "en").shortText).toBe("Call:");
});

test("a region takes precedence over its language, and a number is shown as one", () => {
  const austrian = { text: "Ruf an:", url: "tel:142" };
  expect(careLineFor({ ...care, "de-AT": austrian }, "de-AT")).toMatchObject({
    ...austrian,
    label: "142",
    language: "de-AT",
  });
});

test.each(Object.values(care).flatMap(({ text, shortText = "" }) => [text, shortText]))(
  "%s is short and calm",
  (text) => {
    expect(text.length).toBeLessThan(230);
    expect(text).toMatch(/^[^!?！？]+[:：]$/);
  },
);

import { type Lexicon, lexiconOf } from "./tokens";

const languages = [
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "da",
  "sv",
  "nb",
  "fi",
  "pl",
  "cs",
  "sk",
  "sl",
  "hu",
  "ro",
  "ru",
  "uk",
  "el",
  "tr",
  "id",
];

/** The names of a month by itself and in a date, which differ in many languages. */
const styles: Intl.DateTimeFormatOptions[] = [
  { month: "long", timeZone: "UTC" },
  { month: "long", day: "numeric", timeZone: "UTC" },
];

/** The names of the months in other languages, from `Intl`. A name that means several months in different languages is left out. */
export function otherMonths(): Lexicon {
  const monthOf = new Map<string, string>();
  for (const language of languages)
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(language, style);
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2001, month - 1, 1));
        const name = parts.find(({ type }) => type === "month")?.value.toLowerCase() ?? "";
        const token = `m${month}`;
        monthOf.set(name, (monthOf.get(name) ?? token) === token ? token : "?");
      }
    }
  return lexiconOf(...[...monthOf].map(([name, token]) => [token, name] as const), [
    "",
    "de|del|en|em|le|du|roku|года|г",
  ]);
}

// Frequent words of each language that its neighbours do not have. What two of them write alike, such as "war", is in none.
const frequent = {
  en: "the and were with that this from they she his her you your what when not but of are been about would there my had have never",
  de: "ich und nicht ist das mein meine meiner meinem wir mich mir sie auch auf für haben hatte hat sich ein eine einen einem dem bin wenn immer",
  fr: "je j les une est dans pas nous vous mais avec était très mon qui elle suis quand chez toujours",
  es: "el los las y muy pero cuando yo ella estaba había fue mis soy estoy también más mi siempre quiero",
  pt: "os uma muito não minha ela com estava foi também você sou nós ele ao mas quero sempre",
  it: "il gli della che è mio mia io lei quando molto perché anche ho ero nel nella sono sempre voglio",
  nl: "ik het een niet mijn hij zij wij maar ook van naar toen heb geen dat zijn mij altijd",
  pl: "nie się jest był była było były mnie mój moja moje też już gdy kiedy bardzo który która że jestem są",
  tr: "bir ve çok için değil benim bana beni ama gibi sonra zaman vardı oldu annem babam kadar biz ben",
};

export type Language = keyof typeof frequent | "ja";

const lists = Object.entries(frequent).map(([name, words]) => ({
  name: name as Language,
  words: words.split(" "),
}));

/** The language of a text, if at least two of its words say so and no other has half as many; else null. */
export function languageOf(text: string): Language | null {
  const composed = text.normalize("NFC");
  const kana = composed.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [];
  const latin = composed.match(/\p{Script=Latin}/gu) ?? [];
  if (kana.length >= 2 && kana.length > latin.length) return "ja";

  const written = new Set(composed.toLowerCase().match(/\p{L}+/gu));
  const [best, second] = lists
    .map(({ name, words }) => ({ name, hits: words.filter((word) => written.has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  return best && second && best.hits >= 2 && best.hits >= 2 * second.hits ? best.name : null;
}

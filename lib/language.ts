// Frequent words of each language that its neighbours do not use. A word that two of them share, such as "war", is in no list.
const frequentWords = {
  en: "the and were with that this from they she his her you your what when not but of are been about would there my had have never",
  de: "ich und nicht ist das mein meine meiner meinem wir mich mir sie auch auf für haben hatte hat sich ein eine einen einem dem bin wenn immer",
  fr: "je j les une est dans pas nous vous mais avec était très mon qui elle suis quand chez toujours",
  es: "el los las y muy pero cuando yo ella estaba había fue mis soy estoy también más mi siempre quiero",
  pt: "os uma muito não minha ela com estava foi também você sou nós ele ao mas quero sempre",
  it: "il gli della che è mio mia io lei quando molto perché anche ho ero nel nella sono sempre voglio",
  nl: "ik het een niet mijn hij zij wij maar ook van naar toen heb geen dat zijn mij altijd",
  pl: "nie się jest był była było były mnie mój moja moje też już gdy kiedy bardzo który która że jestem są",
  tr: "bir ve çok için değil benim bana beni ama gibi sonra zaman vardı oldu annem babam kadar biz ben",
  sv: "och att ett av för är jag inte hade när hon också mycket till mitt blev från",
  da: "og af jeg ikke havde når hun også meget til mit blev fra efter nogle",
};

export type Language = keyof typeof frequentWords | "ja";

const vocabularies = Object.entries(frequentWords).map(([language, words]) => ({
  language: language as Language,
  words: words.split(" "),
}));

/** The language of a text if at least two of its frequent words occur and no other language has more than half as many; else null. */
export function detectLanguage(text: string): Language | null {
  const composed = text.normalize("NFC");
  const kana = composed.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [];
  const latin = composed.match(/\p{Script=Latin}/gu) ?? [];
  if (kana.length >= 2 && kana.length > latin.length) return "ja";

  const present = new Set(composed.toLowerCase().match(/\p{L}+/gu));
  const [best, second] = vocabularies
    .map(({ language, words }) => ({ language, count: words.filter((word) => present.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return best && second && best.count >= 2 && best.count >= 2 * second.count ? best.language : null;
}

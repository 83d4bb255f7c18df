import { expect, test } from "@jest/globals";
import { companionTexts } from "@/lib/conversation/prompt/companion-reply";
import { detectLanguage } from "@/lib/language";

test.each([
  ["My grandmother baked bread, and the whole street smelled of it.", "en"],
  ["He came home from the war and never spoke of it.", "en"],
  ["Mein Opa war im Krieg und hat nie gesagt, dass etwas gut war.", "de"],
  ["Je me souviens de la cuisine, elle était très petite.", "fr"],
  ["Mi abuela hacía pan los sábados y yo miraba.", "es"],
  ["A minha avó estava na cozinha com uma vizinha.", "pt"],
  ["La casa della nonna era piccola, ma ci stavo molto bene quando ero bambino.", "it"],
  ["Mijn oma bakte brood en ik mocht naar de winkel.", "nl"],
  ["Moja babcia piekła chleb, a kiedy był gotowy, bardzo pachniało.", "pl"],
  ["Annem her sabah ekmek yapardı ve bana verirdi.", "tr"],
  ["Mormor bakade bröd och jag hade en liten stuga på landet.", "sv"],
  ["Min bedstemor bagte brød, og jeg havde ikke meget tid.", "da"],
  ["祖母の家の縁側で、スイカを食べました。", "ja"],
])("%j is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
  expect(detectLanguage(text.normalize("NFD"))).toBe(language);
});

test.each([
  "war",
  "War, war, war.",
  "The war",
  "ok",
  "🎉🎉",
  "",
  "Karl und Otto",
  "جدتي كانت تخبز الخبز كل يوم جمعة.",
  "我们住在北京的一个小胡同里。",
  "Бабушка пекла хлеб, и я помню запах.",
  "Sakura さくら",
  "Babička pekla chleba a já na to nikdy nezapomenu, tak to bylo.",
  "ich und the and",
])("%j has no detected language", (text) => {
  expect(detectLanguage(text)).toBeNull();
});

test("a quotation in another language does not decide", () => {
  expect(
    detectLanguage("She wrote “ich liebe dich und das ist alles” on the card, and that was when they met."),
  ).not.toBe("de");
});

test.each(Object.keys(companionTexts))("the companion's %s is not detected as another language", (name) => {
  expect([name, null]).toContain(detectLanguage(companionTexts[name as keyof typeof companionTexts]));
});

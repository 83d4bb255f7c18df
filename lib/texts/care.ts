/**
 * Shown below a message about suicide or abuse, in the reader's language and followed by a link. The operator may replace it
 * (`flexiFeatures.care`).
 */
export const careTexts = {
  default:
    "You don't have to be alone with this. If there's somebody you trust, you can talk to them. If you're in danger, call your local emergency number. Helplines in many countries:",
  de: "Du musst damit nicht allein sein. Wenn es jemanden gibt, dem du vertraust, kannst du mit ihm sprechen. Wenn du in Gefahr bist, wähle den Notruf. Hilfetelefone in vielen Ländern:",
  es: "No tienes que pasar por esto a solas. Si hay alguien en quien confíes, puedes hablar con esa persona. Si estás en peligro, llama al número de emergencias local. Líneas de ayuda en muchos países:",
  fr: "Vous n’avez pas à porter cela sans aide. S’il y a quelqu’un en qui vous avez confiance, vous pouvez lui en parler. Si vous êtes en danger, appelez le numéro d’urgence local. Lignes d’écoute dans de nombreux pays\u00a0:",
  it: "Non devi portare questo peso senza aiuto. Se c’è qualcuno di cui ti fidi, puoi parlargliene. Se sei in pericolo, chiama il numero di emergenza locale. Linee di ascolto in molti paesi:",
  ja: "ひとりで抱えなくてもかまいません。信頼できる人がいれば、その人に話すことができます。危険なときは、地域の緊急番号に電話してください。各国の相談窓口：",
  nl: "Je hoeft hier niet alleen mee te blijven. Als er iemand is die je vertrouwt, kun je met diegene praten. Ben je in gevaar, bel dan het plaatselijke alarmnummer. Hulplijnen in veel landen:",
  pl: "Nie musisz dźwigać tego bez pomocy. Jeśli jest ktoś, komu ufasz, możesz z nim porozmawiać. Jeśli grozi ci niebezpieczeństwo, zadzwoń pod lokalny numer alarmowy. Telefony zaufania w wielu krajach:",
  pt: "Não tem de carregar isto sem ajuda. Se houver alguém em quem confie, pode falar com essa pessoa. Se estiver em perigo, ligue para o número de emergência local. Linhas de apoio em muitos países:",
  tr: "Bununla yalnız kalmak zorunda değilsiniz. Güvendiğiniz biri varsa onunla konuşabilirsiniz. Tehlikedeyseniz yerel acil numarayı arayın. Birçok ülkede yardım hatları:",
} as const;

/** Shown at the end of each conversation of a topic with `careLine`, whatever was written. */
const shortTexts: Record<keyof typeof careTexts, string> = {
  default: "If it gets heavy, there are people to talk to, in many countries:",
  de: "Wenn es schwer wird, gibt es Menschen zum Reden, in vielen Ländern:",
  es: "Si se hace difícil, hay personas con quienes hablar, en muchos países:",
  fr: "Si cela devient lourd, il y a des personnes à qui parler, dans de nombreux pays\u00a0:",
  it: "Se diventa pesante, ci sono persone con cui parlare, in molti paesi:",
  ja: "つらくなったら、話を聞いてくれる人たちがいます。各国の相談窓口：",
  nl: "Wordt het zwaar, dan zijn er mensen om mee te praten, in veel landen:",
  pl: "Jeśli zrobi się ciężko, są ludzie, z którymi można porozmawiać, w wielu krajach:",
  pt: "Se se tornar pesado, há pessoas com quem falar, em muitos países:",
  tr: "Ağır gelirse, birçok ülkede konuşabileceğiniz insanlar var:",
};

const url = "https://findahelpline.com";

/** The default of `flexiFeatures.care`. */
export const standardCare = {
  default: { text: careTexts.default, shortText: shortTexts.default, url },
  ...Object.fromEntries(
    Object.entries(careTexts).map(([language, text]) => [
      language,
      { text, shortText: shortTexts[language as keyof typeof careTexts], url },
    ]),
  ),
};

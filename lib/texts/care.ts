/**
 * Shown below a message about suicide or abuse, in the reader's language and followed by a link. The operator may replace it
 * (`flexiFeatures.care`).
 */
export const careTexts = {
  default:
    "You do not have to be alone with this. If there is somebody you trust, you can talk to them. If you are in danger, call your local emergency number. Helplines in many countries:",
  de: "Du musst damit nicht allein sein. Du kannst mit jemandem in deiner Nähe sprechen, dem du vertraust. Bei Gefahr hilft der Notruf vor Ort. Hilfetelefone in vielen Ländern:",
  es: "No tienes que pasar por esto a solas. Puedes hablar con alguien cercano en quien confíes. Si hay peligro, llama al número de emergencias local. Líneas de ayuda en muchos países:",
  fr: "Vous n’avez pas à porter cela sans aide. Vous pouvez parler à une personne proche en qui vous avez confiance. En cas de danger, appelez le numéro d’urgence local. Lignes d’écoute dans de nombreux pays\u00a0:",
  it: "Non devi portare questo peso senza aiuto. Puoi parlarne con una persona vicina di cui ti fidi. In caso di pericolo, chiama il numero di emergenza locale. Linee di ascolto in molti paesi:",
  ja: "ひとりで抱えなくてもかまいません。身近な信頼できる人に話すことができます。危険なときは、地域の緊急番号に電話してください。各国の相談窓口：",
  nl: "Je hoeft hier niet alleen mee te blijven. Je kunt praten met iemand in je buurt die je vertrouwt. Bel bij gevaar het plaatselijke alarmnummer. Hulplijnen in veel landen:",
  pl: "Nie musisz dźwigać tego bez pomocy. Możesz porozmawiać z kimś bliskim, komu ufasz. W niebezpieczeństwie zadzwoń pod lokalny numer alarmowy. Telefony zaufania w wielu krajach:",
  pt: "Não tem de carregar isto sem ajuda. Pode falar com alguém próximo em quem confie. Em caso de perigo, ligue para o número de emergência local. Linhas de apoio em muitos países:",
  tr: "Bununla yalnız kalmak zorunda değilsiniz. Yakınınızda güvendiğiniz biriyle konuşabilirsiniz. Tehlike varsa yerel acil numarayı arayın. Birçok ülkede yardım hatları:",
} as const;

const url = "https://findahelpline.com";

/** The default of `flexiFeatures.care`. */
export const standardCare = {
  default: { text: careTexts.default, url },
  ...Object.fromEntries(Object.entries(careTexts).map(([language, text]) => [language, { text, url }])),
};

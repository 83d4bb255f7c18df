import type { Language } from "../language";

/** The languages that the companion writes. */
export type CompanionLanguage = Exclude<Language, "sv" | "da">;

type CompanionTexts = {
  /** Before the first question of a conversation, and before later ones. */
  first: string;
  again: string;
  /** A file is attached. */
  file: string;
  /** After a message about suicide or abuse: no question follows. */
  grave: string;
  /** After a message about a death, or a wish to stop: no question follows. */
  leave: string;
};

/** The replies of the offline companion. It does not understand messages, so each sentence is true and kind after any message. */
export const companionTexts: Record<CompanionLanguage, CompanionTexts> = {
  en: {
    first: "Your words are kept. If you want to go on, here is a question. You are free to leave it.",
    again: "This is kept too. If you like, here is another question.",
    file: "The file is kept as well. I cannot look into it.",
    grave:
      "Your words are kept. I am only a program: I cannot understand or help as a person can. There are people who can.",
    leave: "What you wrote is kept. You can go on, or leave it there.",
  },
  de: {
    first:
      "Deine Worte sind aufgehoben. Wenn du weiterschreiben magst, ist hier eine Frage. Du kannst sie auch liegen lassen.",
    again: "Auch das ist aufgehoben. Wenn du magst, ist hier noch eine Frage.",
    file: "Die Datei ist auch aufgehoben. Ich kann nicht hineinsehen.",
    grave:
      "Deine Worte sind aufgehoben. Ich bin nur ein Programm: Ich kann nicht verstehen und nicht helfen, wie ein Mensch es kann. Du verdienst jemanden, der das kann.",
    leave: "Ich lasse das so stehen, wie du es geschrieben hast. Schreib weiter, wo du magst.",
  },
  fr: {
    first: "Vos mots sont gardés. Si vous voulez continuer, voici une question. Vous êtes libre de la laisser.",
    again: "Ceci est gardé aussi. Si vous voulez, voici une autre question.",
    file: "Le fichier est gardé aussi. Je ne peux pas voir ce qu’il contient.",
    grave:
      "Vos mots sont gardés. Je ne suis qu’un programme\u00a0: je ne peux ni comprendre ni aider comme le ferait une personne. Vous méritez quelqu’un qui puisse le faire.",
    leave: "Je laisse cela tel que vous l’avez écrit. Continuez où vous voulez.",
  },
  es: {
    first: "Tus palabras quedan guardadas. Si quieres seguir, aquí tienes una pregunta. Puedes dejarla sin responder.",
    again: "Esto también queda guardado. Si quieres, aquí tienes otra pregunta.",
    file: "El archivo también queda guardado. No puedo ver lo que contiene.",
    grave:
      "Tus palabras quedan guardadas. Solo soy un programa: no puedo comprender ni ayudar como lo haría una persona. Mereces tener a alguien que sí pueda.",
    leave: "Lo dejo tal como lo escribiste. Sigue por donde quieras.",
  },
  it: {
    first: "Le tue parole sono custodite. Se vuoi continuare, ecco una domanda. Puoi anche lasciarla lì.",
    again: "Anche questo è custodito. Se vuoi, ecco un’altra domanda.",
    file: "Anche il file è custodito. Non posso vedere che cosa contiene.",
    grave:
      "Le tue parole sono custodite. Sono solo un programma: non posso capire né aiutare come farebbe una persona. Meriti qualcuno che possa farlo.",
    leave: "Lo lascio così come l’hai scritto. Continua da dove vuoi.",
  },
  ja: {
    first:
      "書いてくださったことばは、残してあります。続けたいときのために、問いをひとつ置いておきます。答えなくてもかまいません。",
    again: "これも残してあります。よければ、もうひとつ問いがあります。",
    file: "ファイルも残してあります。中を見ることはできません。",
    grave:
      "書いてくださったことばは残してあります。わたしはただのプログラムなので、人のように理解したり助けたりすることはできません。あなたの話は、わかろうとしてくれる人に聞いてもらってよいものです。",
    leave: "それは、書かれたままにしておきます。どこからでも、好きなように続けてください。",
  },
  nl: {
    first: "Je woorden zijn bewaard. Als je verder wilt, is hier een vraag. Je mag hem laten liggen.",
    again: "Ook dit is bewaard. Als je wilt, is hier nog een vraag.",
    file: "Het bestand is ook bewaard. Ik kan er niet in kijken.",
    grave:
      "Je woorden zijn bewaard. Ik ben maar een programma: ik kan niet begrijpen of helpen zoals een mens dat kan. Je verdient iemand die dat wel kan.",
    leave: "Ik laat het staan zoals je het hebt geschreven. Ga verder waar je wilt.",
  },
  pl: {
    first: "Twoje słowa są zachowane. Jeśli chcesz pisać dalej, oto pytanie. Możesz je też zostawić.",
    again: "To też jest zachowane. Jeśli chcesz, oto jeszcze jedno pytanie.",
    file: "Plik też jest zachowany. Nie mogę do niego zajrzeć.",
    grave:
      "Twoje słowa są zachowane. Jestem tylko programem: nie potrafię zrozumieć ani pomóc tak jak człowiek. Zasługujesz na kogoś, kto potrafi.",
    leave: "Zostawiam to tak, jak jest napisane. Pisz dalej, o czym chcesz.",
  },
  pt: {
    first: "As suas palavras estão guardadas. Se quiser continuar, aqui está uma pergunta. Pode deixá-la sem resposta.",
    again: "Isto também está guardado. Se quiser, aqui está outra pergunta.",
    file: "O anexo também está guardado. Não consigo ver o que contém.",
    grave:
      "As suas palavras estão guardadas. Sou apenas um programa: não consigo compreender nem ajudar como uma pessoa. Merece ter alguém que consiga.",
    leave: "Deixo isso assim como está escrito. Continue por onde quiser.",
  },
  tr: {
    first: "Yazdıklarınız burada saklanıyor. Devam etmek isterseniz, işte bir soru. Cevapsız da bırakabilirsiniz.",
    again: "Bu da saklanıyor. İsterseniz, işte bir soru daha.",
    file: "Dosya da saklanıyor. İçine bakamıyorum.",
    grave:
      "Yazdıklarınız saklanıyor. Ben yalnızca bir programım: bir insan gibi anlayamam, yardım edemem. Bunu yapabilecek birini hak ediyorsunuz.",
    leave: "Bunu yazdığınız gibi bırakıyorum. Nereden isterseniz oradan devam edin.",
  },
};

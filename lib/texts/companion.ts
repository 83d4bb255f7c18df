import type { Language } from "../conversation/language";

type CompanionTexts = {
  /** Before the first question of a conversation, and before a later one. */
  first: string;
  again: string;
  /** A file came along. */
  file: string;
  /** Somebody wants to die, or tells of abuse: nothing is asked. */
  grave: string;
  /** Somebody died, or the person wants to stop: nothing is asked. */
  leave: string;
  questions: string[];
};

/**
 * What the offline companion says. It has not understood what it answers, so each sentence must be true and kind after anything
 * that a person can write. A question asks for something the person is fond of, never for more of what they told, and can be left
 * alone. The same place in the lists is the same question.
 */
export const companionTexts: Record<Language, CompanionTexts> = {
  en: {
    first: "Your words are kept. If you want to go on, here is a question. You are free to leave it.",
    again: "This is kept too. If you like, here is another question.",
    file: "The file is kept as well. I cannot look into it.",
    grave:
      "Your words are kept, and nobody else reads them here. I am only a program: I cannot understand or help as a person can. You deserve somebody who can.",
    leave: "I will leave that as you wrote it. Go on wherever you like.",
    questions: [
      "Is there a sound that you are always glad to hear?",
      "Is there a smell that you like to come across?",
      "Is there a kind of weather that you like to be out in?",
      "Is there a colour that you like to have around you?",
      "Is there a time of day whose light you like?",
      "Is there a tune that you know by heart?",
    ],
  },
  de: {
    first:
      "Deine Worte sind aufgehoben. Wenn du weiterschreiben magst, ist hier eine Frage. Du kannst sie auch liegen lassen.",
    again: "Auch das ist aufgehoben. Wenn du magst, ist hier noch eine Frage.",
    file: "Die Datei ist auch aufgehoben. Ich kann nicht hineinsehen.",
    grave:
      "Deine Worte sind aufgehoben, und niemand sonst liest sie hier. Ich bin nur ein Programm: Ich kann nicht verstehen und nicht helfen, wie ein Mensch es kann. Du verdienst jemanden, der das kann.",
    leave: "Ich lasse das so stehen, wie du es geschrieben hast. Schreib weiter, wo du magst.",
    questions: [
      "Gibt es ein Geräusch, das du immer gern hörst?",
      "Gibt es einen Geruch, den du magst?",
      "Gibt es ein Wetter, bei dem du gern draußen bist?",
      "Gibt es eine Farbe, die du gern um dich hast?",
      "Gibt es eine Tageszeit, deren Licht du magst?",
      "Gibt es eine Melodie, die du auswendig kannst?",
    ],
  },
  fr: {
    first: "Vos mots sont gardés. Si vous voulez continuer, voici une question. Vous êtes libre de la laisser.",
    again: "Ceci est gardé aussi. Si vous voulez, voici une autre question.",
    file: "Le fichier est gardé aussi. Je ne peux pas voir ce qu’il contient.",
    grave:
      "Vos mots sont gardés, et personne d’autre ne les lit ici. Je ne suis qu’un programme\u00a0: je ne peux ni comprendre ni aider comme le ferait une personne. Vous méritez quelqu’un qui puisse le faire.",
    leave: "Je laisse cela tel que vous l’avez écrit. Continuez où vous voulez.",
    questions: [
      "Y a-t-il un son que vous aimez toujours entendre\u00a0?",
      "Y a-t-il une odeur que vous aimez retrouver\u00a0?",
      "Y a-t-il un temps par lequel vous aimez être dehors\u00a0?",
      "Y a-t-il une couleur que vous aimez avoir autour de vous\u00a0?",
      "Y a-t-il une heure du jour dont vous aimez la lumière\u00a0?",
      "Y a-t-il une mélodie que vous connaissez par cœur\u00a0?",
    ],
  },
  es: {
    first: "Tus palabras quedan guardadas. Si quieres seguir, aquí tienes una pregunta. Puedes dejarla sin responder.",
    again: "Esto también queda guardado. Si quieres, aquí tienes otra pregunta.",
    file: "El archivo también queda guardado. No puedo ver lo que contiene.",
    grave:
      "Tus palabras quedan guardadas, y aquí nadie más las lee. Solo soy un programa: no puedo comprender ni ayudar como lo haría una persona. Mereces tener a alguien que sí pueda.",
    leave: "Lo dejo tal como lo escribiste. Sigue por donde quieras.",
    questions: [
      "¿Hay algún sonido que siempre te guste oír?",
      "¿Hay algún olor que te guste volver a encontrar?",
      "¿Hay algún tiempo, sol, lluvia o viento, en el que te guste estar fuera?",
      "¿Hay algún color que te guste tener a tu alrededor?",
      "¿Hay alguna hora del día cuya luz te guste?",
      "¿Hay alguna melodía que te sepas de memoria?",
    ],
  },
  it: {
    first: "Le tue parole sono custodite. Se vuoi continuare, ecco una domanda. Puoi anche lasciarla lì.",
    again: "Anche questo è custodito. Se vuoi, ecco un’altra domanda.",
    file: "Anche il file è custodito. Non posso vedere che cosa contiene.",
    grave:
      "Le tue parole sono custodite, e qui nessun altro le legge. Sono solo un programma: non posso capire né aiutare come farebbe una persona. Meriti qualcuno che possa farlo.",
    leave: "Lo lascio così come l’hai scritto. Continua da dove vuoi.",
    questions: [
      "C’è un suono che ti fa sempre piacere sentire?",
      "C’è un profumo che ti piace ritrovare?",
      "C’è un tempo, sole, pioggia o vento, in cui ti piace stare all’aperto?",
      "C’è un colore che ti piace avere intorno?",
      "C’è un’ora del giorno di cui ami la luce?",
      "C’è una melodia che sai a memoria?",
    ],
  },
  ja: {
    first:
      "書いてくださったことばは、残してあります。続けたいときのために、問いをひとつ置いておきます。答えなくてもかまいません。",
    again: "これも残してあります。よければ、もうひとつ問いがあります。",
    file: "ファイルも残してあります。中を見ることはできません。",
    grave:
      "書いてくださったことばは残してあります。ここでほかの誰かが読むことはありません。わたしはただのプログラムなので、人のように理解したり助けたりすることはできません。あなたの話は、わかろうとしてくれる人に聞いてもらってよいものです。",
    leave: "それは、書かれたままにしておきます。どこからでも、好きなように続けてください。",
    questions: [
      "いつ聞いてもうれしい音はありますか？",
      "好きな香りはありますか？",
      "外に出たくなるような天気はありますか？",
      "まわりにあるとうれしい色はありますか？",
      "光が好きだと思う時間帯はありますか？",
      "そらで覚えている曲はありますか？",
    ],
  },
  nl: {
    first: "Je woorden zijn bewaard. Als je verder wilt, is hier een vraag. Je mag hem laten liggen.",
    again: "Ook dit is bewaard. Als je wilt, is hier nog een vraag.",
    file: "Het bestand is ook bewaard. Ik kan er niet in kijken.",
    grave:
      "Je woorden zijn bewaard, en niemand anders leest ze hier. Ik ben maar een programma: ik kan niet begrijpen of helpen zoals een mens dat kan. Je verdient iemand die dat wel kan.",
    leave: "Ik laat het staan zoals je het hebt geschreven. Ga verder waar je wilt.",
    questions: [
      "Is er een geluid dat je altijd graag hoort?",
      "Is er een geur die je graag weer ruikt?",
      "Is er weer waarin je graag buiten bent?",
      "Is er een kleur die je graag om je heen hebt?",
      "Is er een tijd van de dag waarvan je het licht mooi vindt?",
      "Is er een melodie die je uit je hoofd kent?",
    ],
  },
  pl: {
    first: "Twoje słowa są zachowane. Jeśli chcesz pisać dalej, oto pytanie. Możesz je też zostawić.",
    again: "To też jest zachowane. Jeśli chcesz, oto jeszcze jedno pytanie.",
    file: "Plik też jest zachowany. Nie mogę do niego zajrzeć.",
    grave:
      "Twoje słowa są zachowane i nikt inny ich tu nie czyta. Jestem tylko programem: nie potrafię zrozumieć ani pomóc tak jak człowiek. Zasługujesz na kogoś, kto potrafi.",
    leave: "Zostawiam to tak, jak jest napisane. Pisz dalej, o czym chcesz.",
    questions: [
      "Czy jest dźwięk, który zawsze chętnie słyszysz?",
      "Czy jest zapach, do którego lubisz wracać?",
      "Czy jest pogoda, przy której lubisz być na dworze?",
      "Czy jest kolor, który lubisz mieć wokół siebie?",
      "Czy jest pora dnia, której światło lubisz?",
      "Czy jest melodia, którą znasz na pamięć?",
    ],
  },
  pt: {
    first: "As suas palavras estão guardadas. Se quiser continuar, aqui está uma pergunta. Pode deixá-la sem resposta.",
    again: "Isto também está guardado. Se quiser, aqui está outra pergunta.",
    file: "O anexo também está guardado. Não consigo ver o que contém.",
    grave:
      "As suas palavras estão guardadas, e aqui ninguém mais as lê. Sou apenas um programa: não consigo compreender nem ajudar como uma pessoa. Merece ter alguém que consiga.",
    leave: "Deixo isso assim como está escrito. Continue por onde quiser.",
    questions: [
      "Há algum som que seja sempre bom ouvir?",
      "Há algum cheiro que seja bom reencontrar?",
      "Há algum tempo, sol, chuva ou vento, em que goste de estar ao ar livre?",
      "Há alguma cor que goste de ter à sua volta?",
      "Há alguma hora do dia cuja luz lhe agrade?",
      "Há alguma melodia que saiba de cor?",
    ],
  },
  tr: {
    first: "Yazdıklarınız burada saklanıyor. Devam etmek isterseniz, işte bir soru. Cevapsız da bırakabilirsiniz.",
    again: "Bu da saklanıyor. İsterseniz, işte bir soru daha.",
    file: "Dosya da saklanıyor. İçine bakamıyorum.",
    grave:
      "Yazdıklarınız saklanıyor ve burada başka kimse okumuyor. Ben yalnızca bir programım: bir insan gibi anlayamam, yardım edemem. Bunu yapabilecek birini hak ediyorsunuz.",
    leave: "Bunu yazdığınız gibi bırakıyorum. Nereden isterseniz oradan devam edin.",
    questions: [
      "Her zaman duymaktan hoşlandığınız bir ses var mı?",
      "Sevdiğiniz bir koku var mı?",
      "Dışarıda olmayı sevdiğiniz bir hava var mı?",
      "Çevrenizde görmekten hoşlandığınız bir renk var mı?",
      "Günün, ışığını sevdiğiniz bir saati var mı?",
      "Ezbere bildiğiniz bir ezgi var mı?",
    ],
  },
};

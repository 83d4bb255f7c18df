import type { CompanionLanguage } from "./companion";

/**
 * The questions of the offline companion. It does not understand messages, so a question asks for something that the person is
 * fond of, never for more about the message, and is harmless after any message. The same index is the same question in all lists.
 */
export const companionQuestions: Record<CompanionLanguage, string[]> = {
  en: [
    "Is there a sound that you are always glad to hear?",
    "Is there a smell that you like to come across?",
    "Is there a kind of weather that you like to be out in?",
    "Is there a colour that you like to have around you?",
    "Is there a time of day whose light you like?",
    "Is there a tune that you know by heart?",
  ],
  de: [
    "Gibt es ein Geräusch, das du immer gern hörst?",
    "Gibt es einen Geruch, den du magst?",
    "Gibt es ein Wetter, bei dem du gern draußen bist?",
    "Gibt es eine Farbe, die du gern um dich hast?",
    "Gibt es eine Tageszeit, deren Licht du magst?",
    "Gibt es eine Melodie, die du auswendig kannst?",
  ],
  fr: [
    "Y a-t-il un son que vous aimez toujours entendre\u00a0?",
    "Y a-t-il une odeur que vous aimez retrouver\u00a0?",
    "Y a-t-il un temps par lequel vous aimez être dehors\u00a0?",
    "Y a-t-il une couleur que vous aimez avoir autour de vous\u00a0?",
    "Y a-t-il une heure du jour dont vous aimez la lumière\u00a0?",
    "Y a-t-il une mélodie que vous connaissez par cœur\u00a0?",
  ],
  es: [
    "¿Hay algún sonido que siempre te guste oír?",
    "¿Hay algún olor que te guste volver a encontrar?",
    "¿Hay algún tiempo, sol, lluvia o viento, en el que te guste estar fuera?",
    "¿Hay algún color que te guste tener a tu alrededor?",
    "¿Hay alguna hora del día cuya luz te guste?",
    "¿Hay alguna melodía que te sepas de memoria?",
  ],
  it: [
    "C’è un suono che ti fa sempre piacere sentire?",
    "C’è un profumo che ti piace ritrovare?",
    "C’è un tempo, sole, pioggia o vento, in cui ti piace stare all’aperto?",
    "C’è un colore che ti piace avere intorno?",
    "C’è un’ora del giorno di cui ami la luce?",
    "C’è una melodia che sai a memoria?",
  ],
  ja: [
    "いつ聞いてもうれしい音はありますか？",
    "好きな香りはありますか？",
    "外に出たくなるような天気はありますか？",
    "まわりにあるとうれしい色はありますか？",
    "光が好きだと思う時間帯はありますか？",
    "そらで覚えている曲はありますか？",
  ],
  nl: [
    "Is er een geluid dat je altijd graag hoort?",
    "Is er een geur die je graag weer ruikt?",
    "Is er weer waarin je graag buiten bent?",
    "Is er een kleur die je graag om je heen hebt?",
    "Is er een tijd van de dag waarvan je het licht mooi vindt?",
    "Is er een melodie die je uit je hoofd kent?",
  ],
  pl: [
    "Czy jest dźwięk, który zawsze chętnie słyszysz?",
    "Czy jest zapach, do którego lubisz wracać?",
    "Czy jest pogoda, przy której lubisz być na dworze?",
    "Czy jest kolor, który lubisz mieć wokół siebie?",
    "Czy jest pora dnia, której światło lubisz?",
    "Czy jest melodia, którą znasz na pamięć?",
  ],
  pt: [
    "Há algum som que seja sempre bom ouvir?",
    "Há algum cheiro que seja bom reencontrar?",
    "Há algum tempo, sol, chuva ou vento, em que goste de estar ao ar livre?",
    "Há alguma cor que goste de ter à sua volta?",
    "Há alguma hora do dia cuja luz lhe agrade?",
    "Há alguma melodia que saiba de cor?",
  ],
  tr: [
    "Her zaman duymaktan hoşlandığınız bir ses var mı?",
    "Sevdiğiniz bir koku var mı?",
    "Dışarıda olmayı sevdiğiniz bir hava var mı?",
    "Çevrenizde görmekten hoşlandığınız bir renk var mı?",
    "Günün, ışığını sevdiğiniz bir saati var mı?",
    "Ezbere bildiğiniz bir ezgi var mı?",
  ],
};

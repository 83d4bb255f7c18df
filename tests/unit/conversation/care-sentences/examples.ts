import type { CareSign } from "@/lib/conversation/care";

/** A few sentences in each language; those of null quote, joke, play or end an ordinary conversation. */
export const careExamples: Record<string, [CareSign | null, string][]> = {
  English: [
    ["abuse", "Two older boys jumped me after class and punched me until I threw up."],
    ["loss", "Since Joan passed away I can't bring myself to open the wardrobe."],
    ["stop", "I don't want to talk about what my father said."],
    [null, "They beat us four nil and we still sang all the way home."],
  ],
  German: [
    ["self-harm", "Ohne mich wäre für alle alles einfacher."],
    ["abuse", "Nach der Schule lauerten sie mir auf und schlugen mich zusammen."],
    ["loss", "Seit Helga gestorben ist, koche ich nicht mehr."],
    [null, "Hör auf zu quengeln, rief meine Oma, und alle lachten."],
  ],
  Dutch: [
    ["abuse", "Na school stonden ze me op te wachten en trapten me tegen de grond."],
    ["loss", "Mijn maat is naast me gesneuveld in Uruzgan."],
    ["stop", "Ik wil het hier vandaag niet meer over hebben."],
    [null, "Ik sneed mezelf bijna bij het schillen van de appels."],
  ],
  Polish: [
    ["self-harm", "Beze mnie rodzina miałaby lżej."],
    ["abuse", "Po lekcjach dopadali mnie we trzech i bili, aż nie mogłem wstać."],
    ["loss", "Lekarz powiedział, że zostało mi pół roku życia."],
    [null, "Po śmierci króla zaczęła się nowa epoka, uczyłem się o tym w szkole."],
  ],
  French: [
    ["self-harm", "jai envie de mourir"],
    ["loss", "Depuis la mort de Jeanne, je mange debout."],
    ["stop", "jveux plus en parler"],
    [null, "On s'arrêtait chez le glacier après la plage."],
  ],
  Spanish: [
    ["abuse", "A la salida me esperaban tres y me daban puñetazos hasta que sangraba."],
    ["loss", "Mi tío se mató bebiendo."],
    ["stop", "Prefiero no contestar a eso."],
    [null, "Se me murió el móvil en mitad de la fiesta."],
  ],
  Portuguese: [
    ["self-harm", "Todos ficariam melhor sem mim."],
    ["abuse", "Na saída da escola esperavam-me e davam-me pontapés."],
    ["stop", "Por hoje chega, não quero falar mais disso."],
    [null, "Perdemos o jogo e levámos uma tareia de cinco a zero."],
  ],
  Italian: [
    ["self-harm", "Senza di me starebbero tutti meglio."],
    ["abuse", "All'uscita mi aspettavano in tre e mi prendevano a calci."],
    ["loss", "Da quando è mancato Piero non accendo più la stufa."],
    [null, "Quando è morta la batteria del telefono ci siamo messi a cantare."],
  ],
  Turkish: [
    ["abuse", "Okul çıkışında beni kıstırıp tekmelerlerdi, her gün."],
    ["loss", "Ayşe öldüğünden beri sofraya tek tabak koyuyorum."],
    ["stop", "Bugünlük burada bırakalım lütfen."],
    [null, "Bırak beni, kazanıyorum, diye bağırdı ablam gülerek."],
  ],
  Arabic: [
    ["self-harm", "الكل سيكون أريح بدوني."],
    ["loss", "منذ رحيل سعاد وأنا آكل وحدي."],
    ["stop", "يكفي هذا اليوم، لا أريد الكلام أكثر."],
    [null, "ضربنا الدف وغنينا في العرس."],
  ],
  Japanese: [
    ["self-harm", "私さえいなければ、家族はもっと楽なのに。"],
    ["loss", "兄は酒の飲みすぎで死んだ。まだ四十だった。"],
    ["stop", "今日はもうここまでにしてください。"],
    [null, "猫が夜中に布団に入ってきて眠れなかった。"],
  ],
  Chinese: [
    ["abuse", "放学后几个男生把我堵在巷子里踢。"],
    ["loss", "阿公去年離開我們了，我還留著他的帽子。"],
    ["stop", "今天就到这里吧，我不想再说了。"],
    [null, "别吵了，我妈笑着喊道，大家还是闹。"],
  ],
};

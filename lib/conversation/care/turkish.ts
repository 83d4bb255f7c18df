import { abuse } from "./abuse/turkish";
import { loss } from "./loss/turkish";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/turkish";
import { stop } from "./stop/turkish";

// Turkish says who in the ending of the word: "annem" is my mother.
export const turkish: Language = {
  lists: {
    near: `annem annemi annemin annemizi annemiz babam babamı babamın babamız babamızı anneannem* babaannem* dedem* ninem* kardeşim* kardeşimi ağabeyim* abim* ablam*
      oğlum* oğlumu kızım* kızımı oğlumuz* kızımız* çocuğum* çocuğumuz* bebeğim* bebeğimiz* eşim* eşimi kocam* karım karımı karımın hanımım* nişanlım* sevgilim* amcam*
      dayım* teyzem* halam* yengem* eniştem* kuzenim* yeğenim* torunum* arkadaşım* dostum* kayınvalidem* kayınpederim* ikizim* ikizlerim* öğretmenim* komşumuz komşum
      köpeğim* kedim* büyükannem* büyükbabam* erkek_arkadaşım* ebeveynlerim* anneciğim* babacığım* ailem ailemi minik*`,
    died: `öldü öldüler ölmüş ölmüştü ölüyor ölüyordu ölecek ölmek_üzere öldürüldü öldürdüler ölüm vefat hayatını_kaybetti hayatlarını_kaybetti can_verdi şehit toprağa
      intihar kendini_astı kendini_öldürdü canına_kıydı hayatına_son boğuldu boğularak kanser* lösemi ölümcül rahmetli göçtü_gitti aramızdan_ayrıldı bizi_bırakıp
      uyanmadı kurtulamadı kurtaramadılar kurtarılamadı defnettik gömdük yoğun_bakımda`,
    lost: "kaybettim kaybettik kaybedince kaybetmek kaybettiğim* kaybettiğimiz* kaybetmiştim kaybetmiştik yitirdim yitirdik kaybetmenin kaybedeli toprağa_verdik toprağa_verdim gömdük defnettik uğurladık",
    hit: `vurdu vururdu vuruyor vuruyordu vurmaya vurup vurarak dövdü dövdüler döverdi dövüyor dövüyordu döver döverek dövmeye dövüp dövmüş döverlerdi dövmüştü tokat* tekme* tecavüz* taciz* istismar*
      yumruk* tartakla* hırpala* kırbaçla* işkence* şiddet* boğdu boğmaya ellerdi elledi elliyordu`,
    wish: "istiyorum istiyordum istedim isterdim istemiştim diliyorum dilerdim dilemiştim düşünüyorum düşündüm düşünüyordum geçiyor umuyorum dua_ediyorum özlüyorum istiyom istiyodum çalıştım denedim karar",
    dont: "istemiyorum istemiyordum istemedim istemem istemezdim istemiyom",
    start: "lütfen ama ve artık tamam peki hayır şimdi hadi yok bence ya yeter",
    now: "bugün bugünlük şimdi şimdilik artık burada lütfen bu_kadar",
  },
  not: "değil asla hiçbir_zaman hiç",
  breaks: `film* roman* kitap* dizi* oyun* kral* kraliçe* kahraman* dedi anlattı anlatırdı söyledi sordu güldü nasıl pil* şarj* telefon* cep araba* bilgisayar* bitki* bahçe* çiçek* masal*`,
  harmless: `
    adam öldürürdü
    gülmekten|açlıktan|susuzluktan|meraktan|merakımdan|utancımdan|utançtan|sıkıntıdan|sıkıntımdan|yorgunluktan|uykusuzluktan|soğuktan|sıcaktan|korkudan|heyecandan|kıskançlıktan|sevinçten|özlemden|aşkından|korkumdan .. öl*|geber*|bayıl*|çatla*
    ölüp_ölüp|ölüyorum|ölürüm|bitiyorum . sana|ona|için|uğruna
    neredeyse|az_kalsın|az_daha .. öl*
    ölesiye|ölü_deniz|ölü_sezon|ölü_nokta|ölü_taklidi|ölümüne|ölmez_ağaç
    vakit|zaman öldür*
    satranç*|tavla*|maç*|final*|masa_tenis*|okey* .. yendi|vurdu|dövdü|kazandı
    damgasını|fotoğraf*|gol*|topa|kapıya|kapıyı|yola|dibe|başını . vurdu|vurmaya|vurup
    yüzüme_vurdu|kıyıya_vurdu|güneş_vurdu
    yengeç burcu*
    şehirde|evde|mahallede|köyde|ülkede|burada|orada|istanbul*|ankara*|apartmanda|türkiye*|almanya*|onunla|beraber yaşamak|yaşamaya
    *mla|*nla|*yla|*yle|*nle|*mle|ile konuşmak|konuşmaya
    konuşmayı|sohbeti|muhabbeti|şarkıyı bırakt*|kest*|bitird*|kesti|keser*
    dayak|sopa|kötek yedik|attık|yediler|attılar . #|beş|dört|üç|maçta|tavlada`,
  spoken: `
    ^ derdi|dedi|diyordu|diye_bağır*|diye_seslen*|diye_haykır*|diye_söylen*|diye_gül* <near>|annem*|babam*|bana|hep|$|ve
    ^ diye bağır*|seslen*|haykır*|söylen*|gül*|azarla*
    diye|hep . <near> bağır*|seslen*|haykır*`,
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};

export const stop = `
  konuşmayı|sohbeti|görüşmeyi|muhabbeti & bitir*|kes*|sonlandır*|kapat*|bırak*
  burada|böyle|bu_akşamlık|bugünlük & bırak*|dur*|kes*|bitir* & alım|lım|istiyorum|bırakalım|duralım|keselim|bitirelim
  başka & bir_şey|şey|şeyler|konu* & sor|sorun|konuşalım|konuşsak|geçelim|bahsedelim
  hazır & değilim|hissetmiyorum & konuş*|anlat*|yaz*|bun*|henüz
  durabilir|bırakabilir|kesebilir|ara_verebilir|bitirebilir miyiz|miyim
  burada|böyle|artık bırakalım|keselim|duralım|kalsın|bırakmak|noktalayalım
  yeter|kâfi|tamam & bugün*|akşam*|gece*|artık & bu|bir|kadar
  buna|bunu|buraya|o_konuya|bu_konuya|detaylara|bu_soruya|o_soruya . artık|şimdi|daha_fazla? . girm*|cevap_ver*|cevapla*|konuşm*|dönm*|değinm*|anlatm*|yanıtlam* . <dont>|istem*|mak|$|isterim|tercih|acağım|eceğim
  girmek|cevap_vermek|cevaplamak|dönmek|konuşmak|anlatmak <dont>|istem*
  bugün|şimdi|artık|şu_an . daha_fazla|artık|bu? .. yapamayacağım|yapamam|dayanamıyorum|devam_edemeyeceğim|yazamayacağım|kaldıramıyorum
  bir_daha|lütfen|tekrar|artık . bana? . lütfen? .. sorma|sormayın|bahsetme|açma
  sanırım|galiba|ben|şimdi . ben? . burada|artık . duracağım|bırakacağım|keseceğim|duruyorum|bitireyim|durayım|bırakayım|keseyim
  söylemek|anlatmak|diyeceklerim|söyleyeceklerim|söylemek_istediklerim . istediklerim|istediğim? . bu_kadar|bunlar|hepsi . $
  bunu|bunun_hakkında|hakkında|bundan . yazmak|konuşmak|anlatmak|hatırlamak . çok|bana? . acı|zor|ağır|üzücü
  yoruldum|yorgunum|bitkinim .. bırak*|dur*|kes*|bugünlük|bu_akşamlık|yeter
  bugünlük|bu_akşamlık|bu_gecelik . bırak*|yeter|bu_kadar|dur*|kes*
  bunu|hakkında|bundan|o_konuyu . konuşmayacağım|anlatmayacağım|bahsetmeyeceğim|yazmayacağım|açmayacağım
  kendime|kendimde|içimde sakla*|kalsın|tutmak
  konuşasım|anlatasım|yazasım|konuşacak|anlatacak|yazacak . hâlim|gücüm|halim|keyfim? yok|kalmadı
  soruyu|bunu|konuyu . geç*|atla* . $|lütfen
  konuşmak|anlatmak|yazmak|hatırlamak|düşünmek|cevap_vermek|cevaplamak|devam_etmek|bahsetmek|girmek|paylaşmak|sürdürmek|açmak|değinmek . artık|şu_an|şimdi|daha_fazla? <dont>|istemiyoruz|gelmiyor|istemem
  <dont> . artık? . konuşmak|anlatmak|yazmak
  <dont> . bu|bunu|bundan|bunun
  bunu|bundan|bu_konuda|bu_konuyu|bunun_hakkında|onun_hakkında|hakkında|devam . şimdi|artık|şu_an|daha_fazla? .. konuşma*|anlatama*|yazama*|istemiyor*|girme*|kapat*|geçelim|edemeyeceğim|etmeyelim|konuşmayalım|konuşmasak|edemem
  konuşmasak|konuşmayalım|konuşmamayı|konuşmamak|anlatmamayı|girmesek . bunu|daha|tercih|olur|iyi|artık|isterim|mu|$
  konuyu|konu|bu_konuyu . değiştir*|kapat*|geç*|bırak*
  başka . bir? . şey*|konu* . konuş*|bahset*|geç*
  ^ <start>? <start>? . bırak|bırakalım|bırakın|yeter|kes|kesin|dur|durun|duralım|boşver|boş_ver|tamam_yeter|kapatalım|geçelim|unut_gitsin|sus . artık|bunu|lütfen|şunu|onu|bu_konuyu|burada|bu_kadar? . $|artık|bu|lütfen|beni
  bugünlük|bu_akşamlık|şimdilik . bu_kadar|yeter|yeterli|tamam|burada . yeter|$|olsun|keselim
  bugünlük|bu_kadar|bu_kadarı . yeter|yeterli|kâfi . artık|bugünlük|$
  yeter bu_kadar|artık|bugünlük
  soru|sorma|sormayın|sorular . artık|daha_fazla|lütfen|bana|başka|daha? . sorma|sormayın|istemiyorum|yeter|sormasan|sormayı|olmasın|bırak|kes
  ^ <start>? <start>? . bana|daha_fazla|bunu|artık|lütfen? . bir_şey|soru|bunu|daha_fazla? sorma|sormayın|üsteleme|ısrar_etme|zorlama|karıştırma|deşme . artık|lütfen|bunu|beni|daha_fazla? $
  beni . rahat|yalnız|kendi_halime|huzur* . bırak*
  burada|şimdi|artık|bugünlük .. durmak|bırakmak|kesmek|bitirmek|ara_vermek|son_vermek|durmayı|bırakmayı . istiyorum|isterim|lazım|tercih|istiyom
  burada|bugünlük|artık . keselim|duralım|bırakalım|bitirelim|bırakıyorum|kesiyorum|noktalayalım|bitsin|kalsın
  ara|mola . ver* . istiyorum|ihtiyac*|lazım|verelim|gerek*|verebilir
  araya|molaya|dinlenmeye . ihtiyacım
  söyleyecek|diyecek|anlatacak|ekleyecek . başka|daha_fazla|bir? . şeyim|sözüm|bir_şeyim . yok|kalmadı
  seni|sizi ilgilendirmez
  ^ <start>? şimdi|bugün olmaz|değil|olmasın $
  ^ belki|başka . başka|sonra|daha_sonra|zaman|sefere|bir . zaman|gün|sefer? $
  konuşmaktan|anlatmaktan|sorulardan|yazmaktan|sorularından . çok? yoruldum|bıktım|usandım
  daha_fazla|artık|şu_an|bugün . bu_konuda|daha_fazla|bunu? . yazamayacağım|konuşamayacağım|anlatamayacağım|yazamam|konuşamam|anlatamam|devam_edemeyeceğim|devam_edemem|yazamıyorum|konuşamıyorum|anlatamıyorum`;

export const loss = `
  sadece|yalnızca|ancak & saat|dakika|gün|hafta & yaşadı|yaşayabildi|nefes_aldı & kızımız*|oğlumuz*|bebe*|kızım*|oğlum*
  bırakıp|terk_edip . gid*|gitti & bizi|beni & <near>
  bizi|beni bırakıp git*|gid*
  kanseri|kanser|lösemi & <near> & hafta*|ay|evre*|pankreas|akciğer|karaciğer|beyin|kurtul*
  sadece|yalnızca|ancak|birkaç & hafta*|ay*|gün* & ömrü|kaldı|kalmış|yaşayacak & <near>|doktor*|onun
  ultrason*|kalbi|kalp & atmıyor*|durmuş*|durdu|atışı & bebe*|artık|yok*|ultrason*
  rahmetli|merhum|kaybettik|kaybettim <near>
  kanser*|tümör* & karaciğer*|akciğer*|kemik*|beyn*|her_yer* & yayıl*|sıçra*|ulaş*
  kanser|hastalık|savaş|covid|lösemi|kaza|deniz|deprem ... <near> ... aldı*|aldığ*|götürdü|kopardı|bizden
  <near> .. kanser|hastalık|savaş|covid|lösemi|kaza|deprem . bizden|benden|elimden? aldı*|aldığ*|götürdü
  nefes*|son_nefes* ... elini|kollarımda|kucağımda|yanında .. tut*|idi|ver*
  elini|kollarımda|kucağımda ... nefes*|son_nefes*|öldü|can_ver*
  <near> ... tümör*|kanser*|metastaz*|lösemi . bulundu|çıktı|teşhis*|saptan*|yayıl*|var|nüks*
  fişini|makineleri|cihazları|makinelerini|solunum_cihaz* . çek*|kapat*|ayır*|kes*
  dulum|dul_kaldım|öksüzüm|yetimim|yetim_büyüdüm|ölmesine_rağmen|öldüğü_halde|öldüğünden_beri|öldükten_sonra|öleli|ölmeden_önce|vefat_ettiği*|öldüğü_gün|öldüğü_gece|ölü_doğdu|ölü_doğum|ölü_doğmuştu|beşik_ölümü|ölü_doğan|dış_gebelik|vedalaşamadım|vedalaşamadan|veda_edemedim|veda_edemeden|son_kez_göremedim
  doktor* .. ay|yıl|hafta|gün . ömür|süre|yaşar|kaldı* . biçti|verdi|dedi|$
  ömür biçti|biçtiler
  köpeğim*|kedim*|atımız* . uyut*|uyutmak|iğne*
  <near> ... <died>
  annem|babam|dedem|oğlum|kızım|eşim|kardeşim . öldüğü*|öleli|ölünce|ölürken|ölmeden|öldükten|öldüğünden|vefat*|ölümü*|öldüğünde
  <near> .. öldüğü*|öleli|ölünce|ölmeden|öldükten|cenaze*|mezarı|mezarına|mezarını|mezarında|ölümü*|vefatı*|kaybı*|acısı|tabut*|intiharı*|yası*|yokluğu*|taziye*|cenazesi*
  <near> ... <lost> !yolunu
  onu|bebeği|çocuğumuzu|bebeğimizi|ikisini_de|ikisini|ikizlerden_birini|bebeği_beşinci .. <lost>
  kollarımda|kucağımda|ellerimde|gözümün_önünde . can_verdi|öldü|son_nefesini|vefat
  düşük yaptım|yapmıştım|yaptık|yapınca
  kalbi|kalp_atışı|kalp_atışları|nabzı|kalbinin . durdu|durmuş*|duyulmadı|yoktu|atmıyor*|alınamadı|durduğunu
  tedavisi|çaresi|tedavisi_yok|yapacak|yapılacak|yapabilecekleri|doktorlar .. olmayan|yok|bir_şey|kalmadı|bulunmayan . hastalı*|kanser*|kalmadı*|yok|olmadığ*|kalmamış|söyledi|dedi
  kanser* .. yayıl*|son_evre*|dördüncü_evre|nüks*|teşhis*|metastaz*|hastası*|olduğu*|geri
  <near>|bana|bende|ben|ona .. kanser*|lösemi*|tümör*|als .. teşhis*|oldu*|var*|konul*|çıktı|hastası|yakala*|öğren*
  kanserim|kanser_hastasıyım|kanser_oldum|kanser_teşhis*|kanser_olmuşum|kansere_yakalan*|ölümcül_hasta*|onsuz|o_öldü*|o_gittiğinden|o_öldüğünden|vefat_ettiğinden|öldüğünden_beri|vefat_etti|vefat_ettiler|vefat_edince|vefatından
  ömrü|ömrüm|yaşayacak . kaldı|kaldığını|kalmış|var|kısa
  hafta*|ay*|gün* . ömrü|ömrüm|yaşama* . kaldı|kaldığ*|var|verdi*
  dul|yetim|öksüz kald*
  vedalaş* .. ama*|ama* !düğün
  yasını|yas tut* . $|biz|hâlâ|hala
  kanser|savaş|deprem|kaza|covid|deniz .. bizden|benden|elimizden|elimden . aldı|kopardı
  depremde|savaşta|kazada .. <near> ... <lost>|kaybettim|öldü
  savaştan|cepheden|askerden . geri|bir_daha? dönmedi
  polis*|doktor*|hastane* .. öldüğünü|vefat_ettiğini|kaybettiğimizi|kurtaramadı*
  şehit . düştü|oldu|verdik|edildi|düşen|olan & yanımda*|kollarımda|arkadaş*|devre*|oğl*|abi*|kardeş*|ranza*|kucağımda|elini|onu
  içe_içe|içkiden|alkolden|içkiyle . öldü|gitti|can_verdi|öldürdü
  öleli|öldüğünden_beri|gideli|öldükten_sonra & beri|oldu|yıl|ay|sonra|ben|evde|sofra*|hâlâ|hala
  uykusunda . öldü|gitti|vefat|göç*
  hiç . nefes almadı & doğ*|bebe*|kız*|oğ*
  yanımda|yanı_başımda|kollarımda|gözümün_önünde . öldü|vuruldu|can_verdi|şehit|vefat`;

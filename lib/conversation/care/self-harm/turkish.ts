export const selfHarm = `
  burada|hayatta|aranızda . uzun_süre|çok|daha_fazla? olmayacağım|kalmayacağım|olmam
  uzun|fazla|çok & burada|yaşam*|hayatta & olmayacağım|kalmayacağım|yaşamayacağım
  kendimi & öldürmüştüm|öldürürdüm|asardım|asmıştım|öldürecektim|öldürmüş
  bileğimi|bileklerimi|damarlarımı kes*
  ölmeliyim|geberip|ölmem|ölsem . lazım|gerek|daha_iyi|iyi
  ölmek|ölüm & kolay|iyi|rahat & daha|böyle|yaşamak*|benim|devam
  hap*|ilaç* & hepsini|bütün|tüm|kutu|plan* & almak|içmek|yutmak|içmeyi|almayı|içtim
  yaşama*|hayat*|var_olma*|devam_etme* & gücüm|isteğim|nedenim|sebebim|hevesim|enerjim|sebep|cesaretim & yok|kalmadı|kalmamış*
  kendimden|kendimden_nefret nefret|ediyorum & ölmek|yok_olmak|ölsem|yaşamak
  burada|hayatta|dünyada olmak & <dont> & bazen|bazı|artık|hiç|günler
  kendimi & öldürme*|asma*|öldürmek & düşün*|geçir*|iste*|plan*|çalış*|karar*
  umuyorum|umuyordum|diliyorum|dua|dilerdim|keşke|istiyorum|istiyordum|umut ... kalbim*|allah|canımı|tanrı|kanser|azrail|araba ... dur*|al*|çarp*|öldür*|alsın
  kalbim*|canımı|canım .. durmasını|durmasi*|durması*|almasını|alması|alsın|çıksın|dursa .. um*|dua|ist*|dil*|keşke
  her_şeye|hepsine|buna . bir? . son|nokta vermeye|vermeyi|vermek|koymaya|vereceğim|vermeyi_düşün* . karar*|<wish>|$
  hayatta|yaşıyor|burada|bu_dünyada . olmamayı|olmamak|olmak_istem* . <wish>|$|istem*
  neden|niye|niçin|ne_diye .. yaşıyorum|yaşayayım|yaşamaya|yaşıyor|yaşamam|yaşayacağım|varım|hayattayım
  aşırı_doz|yüksek_doz|intihar_etmek|intihar_etmeyi|intihar_girişimim*|intihar_düşünce*|intiharı_düşün*|intihara_kalkıştım|intihar_mektubu*|veda_mektub*
  kollarımı|kolumu|bacaklarımı|bileklerimi|derimi|kollarıma .. yak*|yakıyordum|kes*|çiz*|jilet*|sigara !ameliyat
  kendimi|kendime|kendim .. kesmeye|yaralamaya|yakmaya|jiletlemeye|zarar_vermeye|öldürmeye|asmaya .. başla*|çalış*|karar*|devam
  kendimi . asmak|öldürmek|vurmak|atmak|boğmak|yakmak|kesmek iste*|için|üzere*
  peron*|köprü*|çatı*|balkon*|kenar*|uçurum* ... adım|atla*|bırak*|biter|düş*
  var_olmak|yaşamak|nefes_almak|bu_hayatı|bu_dünyada_olmak . artık? istemi*
  hayattan|yaşamaktan|her_şeyden|bu_hayattan . artık|çok|o_kadar? yorul*|bık*|bezd*|usan*|tüken*
  keşke|ah . ben|o|da|de? .. ölseydim|ölsem|kurtulmasaydım|ölüp_gitseydim|doğmasaydım|doğmamış*
  ölsem|ölürsem|gitsem|yok_olsam . bile|de? . kimse*|hiç_kimse* .. umur*|üzül*|fark*|ağla*|özle*
  ölmek|ölüp_gitmek|ölmeyi|olmek|yok_olmak|gebermek|kaybolup_gitmek . artık|çok? . <wish>
  ölmeyi|ölümü|intiharı . çok|sık_sık|hep|bile? . <wish>|arzu*|hayal*|diledim
  intihar . etmek|etmeyi|etmeye|ettim|girişim* . <wish>|teşebbüs*|kalkış*|$|ben*
  intihara teşebbüs_ettim|kalkıştım|teşebbüsüm*|kalkışmıştım
  yaşamak|yaşamaya|var_olmak|uyanmak|devam_etmek . artık|daha_fazla|hiç? <dont>|gücüm_yok|gücüm_kalmadı|zorundayım_ama
  yaşama|yaşamak için . bir|hiçbir? . nedenim|sebebim|sebep|isteğim|neden|nedeni . yok|kalmadı|kalmamış*
  yaşama|yaşamak|hayat* . isteğimi|sevincimi kaybettim
  kendimi ... öldür*|oldur*|as*mak|asacağım|asmayı|kesiyorum|kesiyordum|kestim|kesmek|kesmeye|jilet*|yaralıyorum|yaralamak|atmak|atmayı|atacağım|atacaktım|vurmak|zehirlemek|incitmek . $|<wish>|için|ben|bir|lise*|yaş*
  kendime . zarar ver*
  kollarımı|bileklerimi|bileğimi|kolumu|bacaklarımı . kesiyorum|kesiyordum|kestim|kesmek|kesmeye|jiletl*|jilet*|kesmiştim|çizi*
  canıma|hayatıma kıy*|son_ver*|kast*
  keşke .. hiç|bir_daha? ölsem|ölsey*|ölmüş_ol*|uyanmasa*|doğmasa*|doğmamış*|doğmasaydım|var_olmasa*|hiç_olmasaydım|uyanmasaydım|yok_olsam
  uyanma* <wish>|umuduyla|diye|keşke
  bir_daha|sabah*|hiç . hiç? . uyanmamak|uyanmamayı|uyanmasam|uyanmayayım|uyanmazsam|uyanmamış
  hiç doğmamış . olsaydım|olmayı|olmak
  bensiz|ben_olmasam|ben_olmadan|ben_olmasaydım|yokluğumda|ben_ölsem|ben_ölürsem ... daha|iyi|mutlu|rahat*|kimse|herkes|fark*
  herkes|kimse|ailem|kimsenin|çocuklarım .. bensiz|ben_olmasam|ben_olmasaydım|ben_yok|ben_ölsem|yokluğum*|olmadığım* . daha|$ . iyi|mutlu|fark*|rahat*|olsam
  yokluğumu|öldüğümü|ölsem|ölürsem|yok_olsam ... kimse*|hiç_kimse . fark*|anla*|üzül*|umurunda*|umrunda*|farkına*
  kimse|hiç_kimse .. beni|arkamdan|yokluğumu . özlemez*|ağlamaz*|aramaz*|fark_etmez*|hissetmez*
  herkese|aileme|onlara|çocuklarıma .. yük*|yüküm
  hayat*|yaşam* . hiçbir|artık|bir? . anlamı|anlam|tadı|değeri . yok|kalmadı|kalmamıştı|ifade_etmiyor
  yaşamaktan|hayattan|hayatımdan|nefes_almaktan . çok|artık? yoruldum|bıktım|usandım|yorgunum|bezdim
  hap*|ilaç*|uyku_hap* . hepsini|kutu|avuç|tüm|bütün? . içtim|yuttum|içmek|yutmak|biriktir*|içip
  bütün|tüm|bir_kutu|bir_avuç|evdeki .. hapları|ilaçları|ilaç|hap|haplar* .. içtim|yuttum|içmek|içmiştim
  köprü*|balkon*|pencere*|çatı*|tren*|metro*|uçurum*|raylar* .. atla*|atmak|atmayı|atacaktım|atlamak|atlayıp . <wish>|$|üzere*|gel*
  her_şey|hepsi|bu_acı|artık . artık|bir_an_önce|hemen? bitsin|son_bulsun . istiyorum|istedim|diye|artık
  her_şeye|hepsine son_vermek|son_vermeyi
  çıkış|çıkış_yolu|kurtuluş . göremiyorum|bulamıyorum|yok . $|benim
  kafama|kafasına|beynime . kurşun|mermi|silah? . sık*|daya*
  bensiz|ben_olmasam . daha? . rahat*|kolay*|iyi|mutlu`;

export const abuse = `
  elimi|ellerimi|kolumu|parmağımı & ocağa|sobaya|ütü*|sigara*|sıcak_su*|ateş* & bastır*|yak*|değdir*|tut*|söndür*
  saklan* & yatağın|dolab*|odam*|masanın|kapının & babam|o|üvey_babam|annemi & döv*|vur*|bağır*|sarhoş*
  döverken|döverlerken|dövdüğünde|vururken|dövmesin & annem*|beni|bizi|babam
  beni|başımı|kafamı|boğazımı|saçımı & duvar*|yere|merdiven*|boğaz*|saç*|yatağa|kapıya & it*|çarp*|vur*|sık*|fırlat*|sürükle*|bastır*|çek*|yapış*
  bana|benimle & şeyler|bir_şeyler & yapardı|yaptı|yapıyordu|yaptırırdı & amcam|dayım|dedem|anlam*|hoca|abi*|kuzen*|çocuk*|gece*
  söyler*|anlatır*|gider*|ayrılır*|terk* & öldür*|döv*|gebert* & beni|bizi|onu|annemi
  yetimhane*|yurt*|yatılı*|okulda|kuran_kursu* & döver*|dövdü*|döverlerdi|dayak|vur* & bizi|bize|beni|bana|her_gün
  beni|bizi & tokatl*|yumrukl*|tekmel*|döverdi|dövdü|dövüyor|hırpal*
  kafamı|başımı|yüzümü .. suya|suyun|duvara|yastığa|yere .. sok*|bastır*|vur*|çarp*|tut*
  elini|ellerini|parmağını|parmaklarını .. donuma|külot*|pantolon*|şort*|etek*|eteğim*|bacak*|göğs*|pijama*|sutyen*|iç_çamaşır*|bluzum*|elbisem*
  takip|peşimi|rahatsız|gözetle* .. etti|ediyor|bırakm*|etti_ve ... ev*|yak*|öldür*|ay*|yıl*|tehdit
  beni . aylarca|yıllarca|sürekli? . takip_etti|takip_ediyor|gözetledi
  evimi|evimizi|beni|bizi . yak* . söyle*|tehdit|dedi|diye
  bana|bize|üzerime|üstüme|kafama . bir? . tabak*|şişe*|eşya*|sandalye*|bardak*|bıçak*|kül_tablası . fırlat*|at*
  tabak*|şişe*|eşya*|bardak* . bana|üzerime|üstüme|kafama|bize . fırlat*|at*
  beni|bizi .. soydu*|soyup|zorla_soy*|çırılçıplak|bağla* . $|ve|sonra
  morluk*|morarık*|yara_bere|morartı* ... düştüm|merdiven*|öğretmen*|her_yerim|vücudum*|sırtım*|içinde*
  kucağına|dizine|kucağında ... dokun*|elle*|okşa*
  içince|içtiğinde|sarhoş|içip|içer* .. şiddet|saldır*|döv*|vur*|kırıp|dayak|korku*|hakaret
  dayak|şiddet|kötek . başla*|fasl*|var*|uygul*|gör*|eksik
  izin_verm*|yasakl*|karışıyor|alıyor|el_koy* .. paramı|telefonumu|evden|dışarı|ailemi|arkadaş*|maaşımı|kimliğimi
  evden|dışarı|ailemi|arkadaşlarımı .. izin_verm*|yasak*|kilitl*|bırakm*
  paramı|telefonumu|maaşımı|pasaportumu . da|hep|elimden? alıyor|aldı|alırdı|el_koy*
  tokat at*
  zorla .. evlendir*|nikah*|kocaya|ilişki*|birlikte|yat*|öptü|soy*|sevişti|cinsel|öperdi|seks|sahip_oldu
  bana|beni|bizi|bize|hepimizi|hepimize|anneme|annemi|kardeşime|kardeşimi|ablamı|ablama|çocukları|çocuklara|çocuklarımı ... <hit>
  kocam|babam|eşim|annem|abim|amcam|dayım|üvey_babam|sevgilim|dedem|öğretmen* ... döverdi|dövüyor|dövdü|vururdu|vuruyor|döver|dövüyordu|tecavüz|taciz|istismar|şiddet|tokat_attı|tokat_atar* . $|beni|bana|annem*|biz*|ede*|et*|uygul*|içince
  beni|bizi|çocukken|küçükken|evde|hep ... dövül*|dayak|istismar*|tecavüz*|taciz*|darp
  dayak . ye* . $|çok|her|o
  dayak|dayağı|dayaktan|kötek|sopa yerdim|yedim|yedik|yerdik|yiyordum|yiyorum|atardı|attı|atıyor|yiyerek|geçilmezdi|yiyip|ata_ata
  tecavüze|tacize|istismara|şiddete|saldırıya|cinsel_saldırıya . uğradım|uğruyordum|uğramıştım|uğruyorum|uğradık|maruz|uğrayan
  tecavüz|taciz|istismar|darp edildim|ediliyordum|edilmiştim|edildik|etti|ederdi|ediyordu
  cinsel|aile_içi|ev_içi|fiziksel . istismar*|şiddet*|saldırı*|taciz*
  şiddet gör* . $|evde|ondan|babamdan|kocamdan|yıllarca
  kemer*|sopa*|hortum*|terlik*|kırbaç*|kablo* . ile|beni|bizi|bana|çıkarıp|çıkarır? . <hit>|girişirdi|döv*
  bana|bedenime|vücuduma|göğüslerime|bacaklarıma|özel_yerlerime|orama|mahrem* ... dokunurdu|dokundu|dokunuyordu|dokunmaya|elledi|ellerdi !parmağı
  amcam|dayım|üvey_babam|dedem|hoca|imam|öğretmenim|kuzenim|komşumuz|antrenör* .. dokun*|ellerdi|elle*|sarkıntı*|taciz|istismar
  elini|ellerini|parmaklarını .. eteğimin|bacaklarımın|boğazıma|iç_çamaşır*|gömleğimin|pantolonumun|ağzıma|külot*|pijamamın
  boğazımı|boynumu|boğazıma . sıktı|sıkardı|sıkıyordu|yapıştı|sarıldı|bıçak*
  gece* .. odama|yatağıma|yanıma .. girer*|gelir*|girdi|geldi|süzül* .. $|dokun*|elle*|ve|yat*
  zorla|zorladı|zorlardı|zorluyor .. beni|bana|sevişmeye|yatmaya|soyunmaya|cinsel*|ilişkiye|seks* !yemek
  beni|bizi|onunla|kendisiyle ... yatmaya|sevişmeye|soyunmaya|dokunmaya|evlenmeye|ilişkiye|cinsel* . zorladı|zorlardı|zorluyor*|mecbur*
  rızam*|isteğim_dışında|irademe_karşı
  hayır . dedim|diye_bağırdım . ama|fakat . o? . durma*|dinleme*|devam|bırakma*
  öldürmekle|ölümle|dövmekle|bıçakla .. tehdit
  beni|bizi . ölümle|öldürmekle? . tehdit_et*|tehdit_ed*
  giderse*|söylerse*|anlatırsa*|ayrılırsa*|bırakırsa*|terk_ed* ... öldür*|döv*
  bıçak*|silah* .. boğazıma|kafama|başıma|bana . daya*|çek*|doğrul*
  beni|bizi .. bodrum*|kiler*|dolab*|odaya|tuvalet*|banyo*|karanlık*|kömürlük* .. kilitle*|kapat*|hapset*
  beni|annemi .. merdiven*|duvar*|yere|saçım*|saçlarım*|saçından|kapıya .. it*|fırlat*|çarp*|sürükle*|çek*|at*
  saçımdan|saçlarımdan|saçımı . tutup? sürükle*|çek*|yol*|tut*
  morluk*|morarmış|gözüm_mor* ... sakl*|kapat*|gizl*|makyaj*|kocam|ört*
  kimseye .. söyleme*|anlatma*|anlatırsan .. dedi|derdi|diye|yoksa|tehdit|söyledi|aramızda
  aramızda sır|sırrımız
  <hit> . diye_bir? korkuyor*|korkuyla
  eve . sarhoş|içkili geldi* ... korku*|saklan*|kork*|vur*|döv*
  evden . dışarı|hiç? çıkmama|çıkmamı . izin_verm*|yasak*
  üzerimde|üstümde|vücudumda|kolumda sigara söndür*
  bekle*|kıstır*|sıkıştır*|çevir* & beni & tekme*|tekmel*|döver*|dövd*|vurur*|yumruk*|tükür* & okul*|kapı*|çıkış*|çocuk*|onlar|arka*|her_gün
  yatağıma|yorganımın .. gir*|gel*|sokul* & gece*|amca*|dayı*|abi*|dede*|üvey`;

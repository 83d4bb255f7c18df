import type { Language } from "./phrases";
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
  "self-harm": `
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
    aşırı_doz|yüksek_doz
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
    intihar_etmek|intihar_etmeyi|intihar_girişimim*|intihar_düşünce*|intiharı_düşün*|intihara_kalkıştım|intihar_mektubu*|veda_mektub*
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
    bensiz|ben_olmasam . daha? . rahat*|kolay*|iyi|mutlu`,
  abuse: `
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
    zorla .. evlendir*|nikah*|kocaya
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
    zorla .. ilişki*|birlikte|yat*|evlendir*|öptü|soy*|sevişti|cinsel|öperdi|seks|sahip_oldu
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
    yatağıma|yorganımın .. gir*|gel*|sokul* & gece*|amca*|dayı*|abi*|dede*|üvey`,
  loss: `
    sadece|yalnızca|ancak & saat|dakika|gün|hafta & yaşadı|yaşayabildi|nefes_aldı & kızımız*|oğlumuz*|bebe*|kızım*|oğlum*
    bırakıp|terk_edip . gid*|gitti & bizi|beni & <near>
    bizi|beni bırakıp git*|gid*
    kanseri|kanser|lösemi & <near> & hafta*|ay|evre*|pankreas|akciğer|karaciğer|beyin|kurtul*
    sadece|yalnızca|ancak|birkaç & hafta*|ay*|gün* & ömrü|kaldı|kalmış|yaşayacak & <near>|doktor*|onun
    ultrason*|kalbi|kalp & atmıyor*|durmuş*|durdu|atışı & bebe*|artık|yok*|ultrason*
    rahmetli|merhum <near>
    kanser*|tümör* & karaciğer*|akciğer*|kemik*|beyn*|her_yer* & yayıl*|sıçra*|ulaş*
    kanser|hastalık|savaş|covid|lösemi|kaza|deniz|deprem ... <near> ... aldı*|aldığ*|götürdü|kopardı|bizden
    <near> .. kanser|hastalık|savaş|covid|lösemi|kaza|deprem . bizden|benden|elimden? aldı*|aldığ*|götürdü
    nefes*|son_nefes* ... elini|kollarımda|kucağımda|yanında .. tut*|idi|ver*
    elini|kollarımda|kucağımda ... nefes*|son_nefes*|öldü|can_ver*
    <near> ... tümör*|kanser*|metastaz*|lösemi . bulundu|çıktı|teşhis*|saptan*|yayıl*|var|nüks*
    fişini|makineleri|cihazları|makinelerini|solunum_cihaz* . çek*|kapat*|ayır*|kes*
    dulum|dul_kaldım|öksüzüm|yetimim|yetim_büyüdüm
    doktor* .. ay|yıl|hafta|gün . ömür|süre|yaşar|kaldı* . biçti|verdi|dedi|$
    ömür biçti|biçtiler
    ölmesine_rağmen|öldüğü_halde|öldüğünden_beri|öldükten_sonra|öleli|ölmeden_önce|vefat_ettiği*|öldüğü_gün|öldüğü_gece
    köpeğim*|kedim*|atımız* . uyut*|uyutmak|iğne*
    <near> ... <died>
    annem|babam|dedem|oğlum|kızım|eşim|kardeşim . öldüğü*|öleli|ölünce|ölürken|ölmeden|öldükten|öldüğünden|vefat*|ölümü*|öldüğünde
    <near> .. öldüğü*|öleli|ölünce|ölmeden|öldükten|cenaze*|mezarı|mezarına|mezarını|mezarında|ölümü*|vefatı*|kaybı*|acısı|tabut*|intiharı*|yası*|yokluğu*|taziye*|cenazesi*
    <near> ... <lost> !yolunu
    kaybettik|kaybettim <near>
    onu|bebeği|çocuğumuzu|bebeğimizi|ikisini_de|ikisini|ikizlerden_birini|bebeği_beşinci .. <lost>
    kollarımda|kucağımda|ellerimde|gözümün_önünde . can_verdi|öldü|son_nefesini|vefat
    düşük yaptım|yapmıştım|yaptık|yapınca
    ölü_doğdu|ölü_doğum|ölü_doğmuştu|beşik_ölümü|ölü_doğan|dış_gebelik
    kalbi|kalp_atışı|kalp_atışları|nabzı|kalbinin . durdu|durmuş*|duyulmadı|yoktu|atmıyor*|alınamadı|durduğunu
    tedavisi|çaresi|tedavisi_yok|yapacak|yapılacak|yapabilecekleri|doktorlar .. olmayan|yok|bir_şey|kalmadı|bulunmayan . hastalı*|kanser*|kalmadı*|yok|olmadığ*|kalmamış|söyledi|dedi
    kanser* .. yayıl*|son_evre*|dördüncü_evre|nüks*|teşhis*|metastaz*|hastası*|olduğu*|geri
    <near>|bana|bende|ben|ona .. kanser*|lösemi*|tümör*|als .. teşhis*|oldu*|var*|konul*|çıktı|hastası|yakala*|öğren*
    kanserim|kanser_hastasıyım|kanser_oldum|kanser_teşhis*|kanser_olmuşum|kansere_yakalan*|ölümcül_hasta*
    ömrü|ömrüm|yaşayacak . kaldı|kaldığını|kalmış|var|kısa
    hafta*|ay*|gün* . ömrü|ömrüm|yaşama* . kaldı|kaldığ*|var|verdi*
    dul|yetim|öksüz kald*
    vedalaş* .. ama*|ama* !düğün
    vedalaşamadım|vedalaşamadan|veda_edemedim|veda_edemeden|son_kez_göremedim
    yasını|yas tut* . $|biz|hâlâ|hala
    kanser|savaş|deprem|kaza|covid|deniz .. bizden|benden|elimizden|elimden . aldı|kopardı
    depremde|savaşta|kazada .. <near> ... <lost>|kaybettim|öldü
    savaştan|cepheden|askerden . geri|bir_daha? dönmedi
    polis*|doktor*|hastane* .. öldüğünü|vefat_ettiğini|kaybettiğimizi|kurtaramadı*
    onsuz|o_öldü*|o_gittiğinden|o_öldüğünden|vefat_ettiğinden|öldüğünden_beri
    vefat_etti|vefat_ettiler|vefat_edince|vefatından
    şehit . düştü|oldu|verdik|edildi|düşen|olan & yanımda*|kollarımda|arkadaş*|devre*|oğl*|abi*|kardeş*|ranza*|kucağımda|elini|onu
    içe_içe|içkiden|alkolden|içkiyle . öldü|gitti|can_verdi|öldürdü
    öleli|öldüğünden_beri|gideli|öldükten_sonra & beri|oldu|yıl|ay|sonra|ben|evde|sofra*|hâlâ|hala
    uykusunda . öldü|gitti|vefat|göç*
    hiç . nefes almadı & doğ*|bebe*|kız*|oğ*
    yanımda|yanı_başımda|kollarımda|gözümün_önünde . öldü|vuruldu|can_verdi|şehit|vefat`,
  stop,
};

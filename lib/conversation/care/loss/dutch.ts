export const loss = `
  maar|slechts|amper|net & uur|uren|minuten|dagen|dag|weken & geleefd|leefde|ademde & ons|onze|mijn|dochter|zoon|meisje|jongetje|kindje|baby|hij|ze
  <near>|<kin> & heengegaan|van_ons_heengegaan|weggevallen|ontvallen
  *kanker|leukemie|als|tumor & <my>|mama|papa|oma|opa & weken|maanden|alvlees*|long*|lever*|stadium|hersen*|uitbehandeld
  nog|maar|hooguit & dagen|weken|maanden|jaar & te_leven|heeft|geven|gegeven & <near>|hij|ze|zij|ik
  hartje|hart|echo & klopte|klopt|hartslag|gestopt|stil & niet_meer|geen|baby|echo|niet
  wijlen|overleden & mijn|onze & man|vrouw|vader|moeder|zoon|dochter|broer|zus
  kanker|tumor|uitzaaiingen & lever|longen|botten|hersenen|overal & uitgezaaid|verspreid|zit|zaten
  <my> .. <near> ... kanker|ziekte|oorlog|corona|leukemie|ongeluk|zee .. haar|hem|mijn|ons . nam|meenam|weggenomen|weghaalde|genomen|meegenomen|eiste
  hand ... ophield|opgehouden|laatste|stierf|overleed|stopte . met|adem|te? . ademen|adem|$
  bij . <my>|me|hem|haar .. hersentumor|tumor|kanker|*kanker|uitzaaiingen|leukemie . is|gevonden|ontdekt|vastgesteld|geconstateerd
  machines|apparaten|apparatuur|beademing .. uitgezet|stopgezet|uitzetten|afgezet|uitgeschakeld
  geeft|gaf|gaven|geven . me|mij|hem|haar|<my> . <near>|nog|hooguit|maar? . half|paar|#|drie|zes|twee|enkele . jaar|maanden|weken|dagen
  dokter|arts . geeft|gaf .. maanden|weken|jaar|dagen
  hoewel|omdat|sinds|nadat|voordat|totdat|dat|en|toen hij|ze|zij ... gestorven|overleden|stierf|overleed|dood . is|was|$|in
  inslapen|inslapen|afmaken|spuitje . laten|$|krijgen
  <my>|onze . oude|lieve? hond|kat|paard|poes .. inslapen|spuitje|dood|gestorven|overleden
  er . is|was niets|niks . meer? . aan|te . te? doen
  <my> .. <near> ... <died>
  <kin> !van ... overleden|overleed|stierf|sterft|gestorven|dood|doodging|begraven|stervende|er_niet_meer
  stierf|overleed|overleden|sterft .. <my> .. <near>
  dood|overlijden|begrafenis|crematie|graf|verlies|sterfbed|uitvaart|as|kist|zelfmoord|sterfdag van <my>|<kin> .. <near>|$|was|is|in|heb
  <my> .. <near>s|vaders|moeders begrafenis|dood|overlijden|graf
  ik|we|wij|heb|hebben|had|hadden ... <my>|een|het|de|hem . <near>|baby|kindje . .. verloren|begraven|begroeven|gecremeerd|moeten_missen|afgegeven !bij|van
  verloor|verloren|begroeven|begroef . ik|we|wij? . <my>|een|het|de|onze . <near>|baby
  baby|kindje|zwangerschap|tweeling . in|na|met|bij? ... verloren|dood|doodgeboren
  hij|ze|zij|die .. stierf|overleed|gestorven|overleden .. mijn|mij|ik|ons|onze|we .. armen|bij|hand|kon|zonder|verjaardag|bruiloft
  in|onze|mijn mijn|armen . armen? .. gestorven|overleden|stierf|overleed|ingeslapen
  sinds|nadat|toen hij|ze|zij . er_niet|dood|overle*|stierf|gestorven|is_overleden|niet_meer . meer? . is|was|$|leeft
  hij|ze|zij . is|was . gisteren|vorig*|plotseling|niet? . jaar|week? . overleden|niet_meer_onder_ons|ingeslapen_voorgoed|heengegaan
  miskraam|miskramen|doodgeboren|stilgeboren|wiegendood|levenloos_geboren|sterrenkindje|buitenbaarmoederlijke
  geen|niet . hartslag|hartje|hartactie . meer
  hart*|hartje . klopte|was|sloeg|stopte . niet|gestopt|opgehouden|met . meer|kloppen|$
  kanker|tumor|leukemie|ziekte|diagnose|hij|zij|het ... ongeneeslijk|terminaal|uitgezaaid|uitzaaiingen|inoperabel|uitbehandeld|stadium_vier|onbehandelbaar|terug_en
  ongeneeslijk|terminaal . ziek|kanker|$
  ik|<near>|hij|ze|zij|diagnose . heb|heeft|had|kreeg|gekregen|diagnose .. kanker|*kanker|leukemie|hersentumor|als|tumor|uitzaaiingen
  nog|hooguit|slechts|enkele|paar|gaven .. dagen|weken|maanden|jaar . te_leven|van_leven|$
  te leven .. gaf|gaven|gekregen|had|heeft
  niets|niks . meer . voor|aan|kunnen . hem|haar|mij|me? . doen|te_doen
  artsen|dokters|arts|dokter ... niets|niks|opgegeven
  weduwe|weduwnaar|wees . werd|was|ben|geworden|op|$
  ik . werd|ben|bleef .. weduwe|weduwnaar|wees
  geen|nooit|niet|nooit_meer . meer? . afscheid . kunnen|genomen|nemen|kon*
  afscheid . kunnen? genomen|nemen . van . hem|haar|<my>|mama|papa . <near>|$
  rouw|rouwen|rouw* . om|in|ik|van . <my>|hem|haar|de|$ !auto
  kanker|oorlog|corona|ongeluk|zee .. nam|weggenomen|eiste|meegenomen|afgenomen|ontnomen .. <my>|hem|haar|ons|$
  nooit|niet . meer? . terug* . gekomen|gekeerd|van|uit . de? . oorlog|front|zee|kamp|$
  vond*|gevonden . ik|we? . <my>|hem|haar . <near>? . dood|levenloos|opgehangen
  politie|arts|dokter|telefoontje|bericht|belde* ... overleden|dood|verongelukt|gestorven . is|was|waren|$
  sinds|nadat !de|het|een . is|was|werd? overleden|gestorven|dood|overleed|stierf|omkwam
  sinds !de|het . dood|overlijden
  zich doodgedronken|doodgezopen|dood_gedronken|doodgespoten
  verdronk|verdronken|gesneuveld|sneuvelde|omgekomen|stierf . mijn . beste? <near>|maat|kameraad
  doodstil|levenloos|dood|stil . ter_wereld|geboren & kind|baby|zoon*|dochter*|meisje|jongetje
  gesneuveld|sneuvelde|stierf|gestorven|overleden|doodgeschoten . naast|voor|in . mij|me|mijn_ogen|mijn_armen
  naast_me|naast_mij|voor_mijn_ogen|in_mijn_armen . gesneuveld|sneuvelde|stierf|gestorven|overleden|doodgeschoten`;

export const stop = `
  gesprek|chat|interview|onderwerp & beëindigen|stoppen|afsluiten|afbreken|afronden
  laten|laat & vanavond|vandaag|hierbij|rusten & we|het
  vraag|vragen|praat . me|mij|liever? . liever? iets|naar_iets|over_iets anders
  iets anders & vraag|praten|hebben|liever|graag|alsjeblieft
  vragen & geen|genoeg|niet & meer|alsjeblieft|over|verder
  niet|nog & klaar|toe & over_te_praten|praten|te_praten|erover|schrijven|vertellen
  kunnen|mogen|laten|kan|zullen we|ik & stoppen|ophouden|afronden|pauzeren & nu|hier|even|alsjeblieft|ermee
  hierbij|daarbij laten
  genoeg|klaar & vandaag|avond|dag|vanavond & voor|is|dat|één
  daar|hier|daarop|hierop|daarover|daaraan . wil|kan|ga|zal|hoef|praat|schrijf|denk . ik . liever|nu|echt? . niet|niets|niks|nooit|liever_niet . meer|verder|over|op|aan? . ingaan|over|praten|op|aan|hebben|$|zeggen|in
  dat|dit|die_vraag|deze_vraag . wil|kan|ga|zal . ik . liever? . niet|liever_niet . beantwoorden|vertellen|zeggen|delen|bespreken|uitleggen|opschrijven
  vraag|vragen|begin . alsjeblieft|me|maar|er? . me|er|alsjeblieft? . niet|nooit . nog|meer|weer|opnieuw|steeds|nogmaals|over
  doet|is|valt . te|zo|me . veel|pijnlijk|moeilijk|zwaar ... praten|schrijven|vertellen|denken|hebben
  ik . kan|trek|wil . het|er|vandaag|nu|even . vandaag|nu|even? . niet . meer . $|vandaag|aan|nu
  denk|geloof|vind|goed . dat? . ik . hier|er|hiermee|het|nu . mee|bij|maar? . stop|ophoud|laat|hou|afsluit
  dat|dit is alles . wat|dat? . ik . er|hier|erover|daarover|wil|kan . over? . wil|kan|zeggen|kwijt|zal . zeggen|schrijven|vertellen|$
  ik . ben|te|zo . te? moe|uitgeput|op ... stoppen|voor_vandaag|voor_vanavond|rusten|ophouden
  hou|houd|bewaar . ik? . het|dat|dit|ik . liever? . voor_mezelf|voor_mij
  voor mezelf|mij . houden|hou
  geen zin|kracht|energie|puf . meer|om|in . erover|om|nu? .. praten|schrijven|vertellen|antwoorden|verder
  sla|overslaan|skip . we|maar|graag? . deze|die|de . vraag . over|$|maar
  deze|die|de vraag . wil|graag|maar|sla .. overslaan|over
  nu|zo . is|wel|ook . het|wel? . genoeg|mooi_geweest|klaar . $|nu
  ik|wil|kan|we|liever ... niet|niet_meer|liever_niet|niets|geen_zin ... over|erover|daarover|hierover|verder|meer|dit|er|nu|vandaag|daar ... praten|spreken|hebben|schrijven|vertellen|zeggen|denken|nadenken|antwoorden|gaan|ingaan|kwijt|doorgaan|uitweiden !met_hem
  wil|kan|wou|ga|zin . ik? hier|er|daar|het|erover|om . niet|niets|liever_niet|geen_zin? .. praten|spreken|over_hebben|schrijven|vertellen|zeggen|denken|antwoorden|doorgaan|verder|kwijt|te_praten|over_te_praten $|nu|vandaag|erover|daarover|meer|hierover|gaan|praten
  daar*|hier*|erover|dat|dit . wil|kan|praat|ga . ik . het|liever|nu|er? . liever? . niet|niets|liever . meer? . over|praten|aan|$|kwijt|zeggen
  liever|graag . wil|zou|heb|wou? .. over_iets_anders|iets_anders|ander_onderwerp|een_ander_onderwerp|van_onderwerp
  over|naar . iets|wat|een anders|ander_onderwerp . praten|hebben|gaan|$
  van onderwerp . veranderen|wisselen|$
  ^ <start>? <start>? <start>? . laat|laten|hou|houd|stop|stoppen|ophouden|vergeet|schei|genoeg . maar|het|we|me|er|eens|nou|ermee|nu? $|zitten|rusten|daarbij|erbij|met_rust|met_vragen|ermee|nu|op|daarover|hierbij|zo|uit|hiermee|voor_vandaag|hier|met_die|alsjeblieft|over_ophouden|het_hierbij
  het|hier|erbij|daarbij bij|laten|hierbij . laten|houden|$ $|<now>
  genoeg|klaar|stop|einde|pauze|mooi voor_vandaag|geweest|voor_nu|zo|erover|daarover|hierover|gevraagd|verteld|voor_nu|voor_vanavond
  ^ <start>? <start>? . dat|het|dit|zo . is|was . wel? . genoeg|voldoende|mooi_geweest $|<now>|geweest|zo|voor
  geen vragen . meer . alsjeblieft|graag|aub|$
  vraag*|vragen|dring|stel . me|er|maar|alsjeblieft|toch|het? . me|er|alsjeblieft|naar? niet|niets|niks|geen_vragen . verder|meer|door|aan|naar|langer|$
  laat . me|mij . alsjeblieft|nu|even . met_rust|gerust|alleen|$
  ik . wil|wou|ga|zou|moet|kan . graag|nu|hier|liever|even? .. stoppen|ophouden|pauzeren|afsluiten|kappen|pauze|met_rust_gelaten|rusten $|<now>|mee|hiermee|met_praten|gelaten
  ik stop|hou|houd . er|hier|het|nu . mee|op|hierbij|$ $|nu|voor
  meer . wil|kan|ga|zeg|hoef . ik . er|daar|hier? . niet|over|nu|liever . niet|over|kwijt|zeggen|$
  ik . heb|wil .. niets|niks . meer|verder . over|te|aan|er|toe . te? . zeggen|vertellen|toevoegen|kwijt
  ik . heb|wil|moet . even|een|nu|nood|behoefte . aan? . een? pauze|rust|rustpauze . nodig|$
  gaat . je|u|jou|niemand niets|niks|geen_bal . aan
  ^ <start>? niet|liever_niet nu|vandaag $
  ^ een_andere_keer|misschien_later|misschien_een_andere_keer|later_misschien $
  ik . ben|word . moe|klaar|zat|beu|uitgeput . van|met . praten|vragen|vertellen|dit|schrijven|al|de|$
  te pijnlijk|moeilijk|zwaar|persoonlijk|privé . om|voor|nu . over? . te|nu? . praten|schrijven|vertellen|hebben|$
  ^ <start>? <start>? laat me|mij|ons .. met_rust|alleen|in_vrede $|nu|alsjeblieft`;

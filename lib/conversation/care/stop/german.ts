export const stop = `
  gespräch|unterhaltung|chat|thema|interview|dialog . hier|jetzt|bitte|lieber? beenden|abbrechen|abschließen|schließen|aufhören
  heute|jetzt|bitte & keine & fragen
  lass|lassen|hören . wir|uns|sie . lieber|bitte|jetzt|damit? aufhören|damit_aufhören|auf|bleiben
  frag*|sag* . mich|mir .. etwas|was_anderes|was . anderes
  etwas|was|lieber anderes|was_anderes & frag*|reden|sprechen|bitte|schreiben
  keine|bitte_keine & fragen|frage & mehr|bitte|weiteren
  genug|reicht|reichts|schluss & abend|heute|tag|jetzt|stunde|sitzung & das|es|für|ist
  belassen|lassen|lass wir|uns|es & dabei|thema|gut_sein|ruhen
  ruhe|frieden & ich & will|möchte|brauche|lass* & meine|in|jetzt !im_zimmer
  noch|nicht & bereit|so_weit|soweit|stande & darüber|davon|dazu|reden|sprechen|schreiben
  können|könnten|dürfen|wollen|lass wir|uns|ich . jetzt|bitte|mal? aufhören|schluss_machen|abbrechen|pausieren
  darauf|daran|dazu|davon|darüber|hierüber|hierauf . möchte|will|mag|kann|werde|rede|spreche|gehe|antworte|schreibe . ich|wir .. nicht|nichts|nicht_mehr|lieber_nicht|nie . mehr|weiter|näher? . eingehen|ein|reden|sprechen|antworten|$|sagen|schreiben|denken|äußern
  das|diese_frage|die_frage|dies . möchte|will|kann|werde|mag . ich .. nicht|nicht_mehr|lieber_nicht . beantworten|erzählen|sagen|schreiben|vertiefen|besprechen|erklären|thematisieren
  frag*|sprich|sprechen|rede . sie|bitte|mich|doch? . mich|bitte? . nicht|nie . nochmal|noch_mal|wieder|mehr|weiter|noch_einmal|so|dauernd|ständig
  tut|fällt|ist .. weh|schwer|schmerzhaft ... darüber|davon|das ... schreiben|reden|sprechen|erzählen|denken
  mich|lassen|lass|lasst .. in_ruhe|in_frieden .. $|fragen|damit|jetzt|bitte
  mit . ihren|deinen|den|euren . fragen .. in_ruhe|aufhören|auf
  möchte|will|würde|müde ... für_heute|heute|jetzt|hier .. aufhören|schluss_machen|abbrechen|schließen|pausieren|schlafen
  behalte|behalt . ich . lieber? . für_mich
  für_mich behalten
  keine|null lust|kraft|energie|nerven . mehr . darüber|weiter|zu|mehr? .. reden|sprechen|schreiben|erzählen|antworten|darüber|$
  frage . bitte|lieber|mal? . überspringen|auslassen|weglassen|nicht_beantworten
  überspring*|lass . bitte|sie|wir|uns? . diese|die frage|das
  ich|möchte|will|mag|kann|wir ... nicht|nicht_mehr|lieber_nicht|nichts|ungern .. darüber|davon|dazu|daran|drüber|damit|über_das|über_dieses|mehr|weiter|jetzt|heute .. <talk> !mit
  möchte|will|mag|kann .. <again>|nicht . darüber? . reden|sprechen|schreiben|weiter*|gefragt $|jetzt|heute|bitte|werden
  darüber|davon|dazu|daran ... möchte|will|mag|kann|werde . ich .. nicht|nichts|lieber_nicht|nicht_mehr
  reden|sprechen wir|lass_uns|bitte . lieber? . über|von . etwas|was ander*
  lass|lassen|lasst .. uns|wir|sie|mich|es|das|dieses|bitte . bitte|doch|jetzt? . in_ruhe|gut_sein|aufhören|dabei|sein|bleiben|ruhen|thema|stehen|damit $|wechseln|belassen|bewenden|bitte|aufhören|für_heute
  thema . wechseln|beenden|lassen
  ander* thema . bitte|$
  etwas|was|über . etwas|was? anderes . reden|sprechen|schreiben
  ^ <start>? <start>? . hör*|stopp|stop|halt . sie? . bitte|jetzt? auf|$ $|zu_fragen|damit|bitte|mit_den_fragen|mit_der|jetzt
  stopp|stop|schluss|genug|ende|feierabend|pause für_heute|jetzt|damit|davon|für_jetzt|bitte
  ^ <start>? <start>? . schluss|genug|stopp|aufhören|halt $|jetzt|davon|damit
  das|es|mir|jetzt . reicht|reichts|langt|genügt . jetzt|mir|für_heute? $|für_heute|jetzt|mir
  für_heute . reicht|genug|ist . es|das|schluss
  genug . für_heute|gefragt|geredet|erzählt|davon|darüber|von_den_fragen|geschrieben
  keine . weiteren|mehr? . fragen . mehr|bitte? $|stellen
  keine fragen|frage mehr|$ . bitte? $
  frag*|bohr*|stell* .. mich? . bitte? . nicht_weiter|nicht_mehr|nicht_danach|nichts_mehr|keine_fragen|nicht_so_viel|nicht_nach
  ich höre|hör|breche|mache|beende|lasse .. auf|schluss|ab|pause|es_dabei|das_hier $|für_heute|jetzt|damit|hier
  ich brauche|brauch|möchte|will . jetzt|mal|erstmal? eine? . pause|ruhe $|jetzt|davon
  ich möchte|will|würde_gern|würde_gerne|möchte_gern .. aufhören|schluss_machen|abbrechen|pausieren|es_dabei_belassen|in_ruhe_gelassen $|werden|für_heute
  mehr ... ich ... nicht|sagen|dazu|erzählen|schreiben $|dazu|sagen|erzählen|schreiben
  ich .. nichts . mehr|weiter . dazu|darüber . sagen|schreiben|erzählen|$
  geht . dich|sie|euch|niemanden|keinen . nichts_an|was_an|etwas_an
  ^ <start>? nicht jetzt|heute $
  ^ ein_andermal|vielleicht_später|ein_anderes_mal|später_vielleicht $
  das . ist|wird . mir . zu_viel|zuviel|zu_nah|zu_persönlich|zu_privat|zu_schmerzhaft
  ich . kann|will|mag . jetzt|gerade|heute? <again>|nicht_weiter $|schreiben|weiter|darüber|heute`;

export const loss = `
  nur|bloß|kaum|gerade & stunden|minuten|tage|stunde|tag|wochen & gelebt|lebte|alt_geworden|geatmet & unser*|mein*|kind|sohn|tochter|kleine*|baby
  totgesoffen|totgefahren|tot_gesoffen|todgefahren|fehlgeburt*|totgeburt*|sternenkind*|plötzlichen_kindstod|plötzlicher_kindstod
  <near> . ist|war|liegt .. im|ins . hospiz
  <near> & von_uns|von_mir & gegangen|geschieden|genommen
  *krebs|leukämie|als|hirntumor & <my>|mama|papa|oma|opa & wochen|monate|nur_noch|unheilbar|endstadium|hat|stirbt
  nur|noch|höchstens|bloß & tage|wochen|monate|jahr & <near>|er|sie|ich & zu_leben|hat|gegeben|geben|bleiben
  herz & nicht_mehr|aufgehört|kein|stehen|stillgestanden & ultraschall|baby|kind|schlug|woche|untersuchung|bauch
  verstorben*|toten|tote & <my> & mann|frau|vater|mutter|sohn|tochter|bruder|schwester|eltern|oma|opa|freund|freundin
  krebs|tumor|metastasen|er & gestreut|streut|zurück|unheilbar|endstadium|ausgebreitet & leber|lunge|knochen|gehirn|hirn|überall|hat|ist
  krebs|krieg|corona|unfall|see|lawine|leukämie .. <near>|sie|ihn|mir|uns .. holte|geholt|nahm|genommen|besiegt|mitnahm
  <my> .. <near> ... krebs|krieg|leukämie|herzinfarkt ... holte|geholt|nahm|genommen|geraubt|erlag|erlegen
  hand ... aufhörte|aufgehört|hörte|starb|einschlief|letzten|ging|gestorben . zu|auf|atemzug . atmen|$
  bei|hat . <my>|mir|ihm|ihr .. <near>? ... hirntumor|tumor|krebs|*krebs|metastasen|leukämie ... gefunden|entdeckt|festgestellt|diagnos*|zurück
  <near>|er|sie|ihm|ihr .. gibt|gaben|geben .. arzt|ärzte|nur|noch|höchstens .. monate|wochen|jahr|tage
  arzt|ärzte . gibt|gaben|geben|gab mir|ihm|ihr|<my> ... monate|wochen|jahr|tage
  <kin>|<near>|er|sie ist ... friedlich|sanft|für_immer|ruhig .. eingeschlafen|entschlafen|gegangen
  maschinen|geräte|beatmung .. abgestellt|abgeschaltet|ausgeschaltet|abschalten|abstellen
  obwohl|seit|nachdem|bevor|weil|dass|als|bis . er|sie . ... gestorben|verstorben|tot|starb . ist|war|$
  <my> .. <near> ... in_stalingrad|im_krieg|im_feld|an_der_front|in_russland|vermisst|auf_see .. geblieben|gefallen|vermisst|verschollen|umgekommen
  einschläfern|eingeschläfert . lassen|werden|$
  <near> .. hat|haben|habe . seit|unheilbar? als|alzheimer|parkinson|krebs|demenz . und
  <my> .. <near> ... <died>
  starb*|verstarb|stirbt|gestorben_ist|tot_ist|begruben|beerdigten|verloren_wir|verlor_ich|begrabe* . wir|ich? . <my>|dann|plötzlich|auch .. <near>
  <kin> !von|der|des ... gestorben|starb|stirbt|tot|verstarb|verstorben|beerdigt|verloren
  starb . <kin>
  tod|todestag|beerdigung|begräbnis|beisetzung|trauerfeier|sterbebett|grab|urne|sarg|selbstmord|suizid|verlust|ableben|asche . von|an? <my> .. <near>
  tod|beerdigung|begräbnis|grab|verlust von . <kin>|meine*
  <kin> . tod|beerdigung|begräbnis|grab|sarg|todestag
  ich|wir|haben|habe|hatte|hatten|hab ... <my> .. <near> ... verloren|beerdigt|begraben|beigesetzt|zu_grabe|beerdigen|verlieren|gehen_lassen|identifizieren
  ich|wir verlor|verloren .. <my>|ein|das .. <near>
  baby|kind|zwillinge|sohn|tochter|beide_eltern .. verloren|tot|gestorben|nicht_überlebt
  er|sie ist|war|sind . plötzlich|gestern|letzte* . woche|nacht|jahr? . von_uns_gegangen|nicht_mehr_unter_uns|nicht_mehr_bei_uns|nicht_mehr_am_leben|eingeschlafen_für_immer
  seit|seitdem|nachdem|als|bevor er|sie .. gestorben|starb|tot|nicht_mehr_da|nicht_mehr_lebt|von_uns|nicht_mehr_ist
  in_meinen_armen|meine_hand|in_unseren_armen|vor_meinen_augen ... starb|gestorben|tot|eingeschlafen|stirbt
  starb|gestorben|stirbt|eingeschlafen . in_meinen_armen|in_unseren_armen|vor_meinen_augen|ohne_dass_ich
  kein|keinen . herzschlag|herztöne
  herz .. aufgehört|hörte|schlug_nicht|schlägt_nicht . zu? schlagen|auf|mehr
  unheilbar*|inoperabel|endstadium|austherapiert|todkrank|metastas*|gestreut . ist|krank|hat|krebs|$|im|in|erkrankt|und|gebildet
  <my>|ich|er|sie|bei_mir|bei_ihm ... *krebs|leukämie|hirntumor|als_erkrankt|tumor ... diagnos*|erkrankt|gestreut|festgestellt|zurück|unheilbar|habe|hat|hatte|$|gestorben
  diagnose . *krebs|leukämie|hirntumor|als|demenz|alzheimer|tumor
  ich|<near>|er|sie . habe|hat|hab . *krebs|leukämie|metastasen|einen_hirntumor !gefangen|gegessen
  nur|noch|höchstens|wenige|paar .. tage|wochen|monate|jahr|stunden . zu leben|geben
  nichts . mehr ... tun|machen . können|könne|könnten|kann|konnten|$
  ärzte ... nichts|aufgegeben
  ich|mich|bin|wurde|meine_mutter ... witwe*|verwitwet|waise|vollwaise
  nicht|nie|nicht_mehr . richtig|mehr? . verabschieden|abschied_nehmen . können|konnte*|$
  trauer*|trauere um <my>|sie|ihn|<near>
  krebs|krieg|corona|unfall|see|lawine ... mir|uns . <my>|ihn|sie? .. genommen|geraubt|weggenommen
  krebs|krieg|corona|unfall nahm|raubte .. <near>|ihn|sie
  nicht|nie . mehr? . aus|von|vom . dem? . krieg|front|see|russland|gefangenschaft . zurück*|heim*|wieder*
  polizei|arzt|ärzte|anruf|nachricht ... tot|gestorben|verunglückt|gefallen . ist|sei|war|$
  fand*|gefunden . ihn|sie|<my> . <near>? . tot|erhängt|leblos
  <near> ... vor_den_zug|von_der_brücke|das_leben_genommen|erhängt|umgebracht
  still|tot|leblos zur|auf . welt
  zu tode gesoffen|getrunken|gehungert|gespritzt
  seit|nachdem . gestorben|tot|verstorben|von_uns_gegangen|nicht_mehr_da ist|war|sind
  seit dem? !könig|kaiser . tod
  gefallen|fiel . an_der_front|im_krieg|im_feld|neben_mir
  ertrank|ertrunken|starb|umgekommen|gestorben|gefallen . <my> . bester|beste|besten|guter|liebster? . <near>|kamerad|kumpel
  kamerad|kumpel ... starb|gestorben|gefallen|fiel|umgekommen|tot & mein|unser|ich|wir
  neben_mir|vor_meinen_augen|an_meiner_seite . starb|gestorben|gefallen|getötet|erschossen|umgekommen
  eingeschlafen . für_immer`;

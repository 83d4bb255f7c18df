import { abuse } from "./abuse/polish";
import { loss } from "./loss/polish";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/polish";
import { stop } from "./stop/polish";

export const polish: Language = {
  lists: {
    my: "mój moja moje moi mojego mojej mojemu moją moich mego mej nasz nasza nasze nasi naszego naszej naszą naszych swojego swoją swoje swoich",
    near: `matk* mam* mamus* mamę ojciec ojca ojcu ojcem tata taty tatę tato tatuś* rodzic* brat brata bratem bracia braci bracisz* siostr* siostrzycz* syn syna synem
      synowie synów synek synka córk* córecz* córka dzieck* dzieci dziecko mąż męża mężem małżon* żon* partner* narzeczon* chłopak* dziewczyn* przyjaci* kolega
      kolegi koleżank* babci* babuni* dziad* dziadek wnuk* wnucz* wujek wujka wuj stryj* ciocia cioci* ciotk* kuzyn* siostrzen* bratan* teści* zięć szwagier*
      ojczym* macoch* chrzest* bliźni* niemowl* maleństw* pies psa kot kota sąsiad* najlepsz* ukochan* kumpel* kumpl*`,
    kin: "mama tata babcia dziadek mamusia tatuś ojciec matka",
    died: `umarł umarła umarło umarli umarły umiera umierał umierała umierają umrze umrzeć zmarł zmarła zmarli zmarło zmarły zginął zginęła zginęli ginie nie_żyje
      nie_żyją odszedł_na_zawsze odeszła_na_zawsze odszedł_od_nas odeszła_od_nas utonął utonęła utopił_się powiesił* zabił_się zabiła_się zabity zabita zamordowan*
      zastrzelon* samobójstw* odebrał* życie_sobie targnął* targnęła* nieuleczaln* terminaln* paliatywn* poległ poległa stracił*_życie śmiertelnie
      pochowan* pochowaliśmy urodził*_się_mart* nie_przeżył* przegrał*_walkę zasnął*_na_zawsze odebrał*_sobie konał* agonii uśpić uśpiliśmy`,
    he: `on ona oni tata ojciec mama matka ojczym macocha wujek wuj stryj ciotka dziadek brat bracia mąż były chłopak partner narzeczony nauczyciel ksiądz proboszcz
      trener szef sąsiad mężczyzna mężczyźni kuzyn rodzice ktoś zakonnice który`,
    hit: `bił biła bili bije biją pobił pobiła pobili bić uderzył uderzyła uderza uderzał* uderzyć zbił zbiła lał lała lali katował* gwałci* zgwałci* molestow* molestuje wykorzyst* skrzywdz* kopał* kopnął* dusił*
      poddusił* maltretow* znęca* pobity pobita spoliczkow* policzkow* obmacyw* tłukł tłukła dręczy* torturow* napastow* sprał sprała chłostał* przyduszał* szarpał`,
    me: "mnie nas mi mną nami moją_matkę moją_mamę mamę matkę mojego_brata moją_siostrę dzieci nasze_dzieci moich_braci",
    want: "chcę chciałem chciałam chciałbym chciałabym chce_mi chciało_mi wolałbym wolałabym wolę pragnę pragnąłem pragnęłam marzę marzyłem marzyłam modlę modliłam modliłem żebym obym mam_ochotę miałam_ochotę miałem_ochotę zamierzam postanowiłem postanowiłam",
    start:
      "proszę no ale i już teraz dobrze ok nie może możemy możesz czy chcę chciałbym chciałabym wolę lepiej po prostu dość",
    now: "dzisiaj dziś na_dziś na_dzisiaj na_razie teraz tutaj tu już proszę więcej",
  },
  not: "nie nigdy żaden żadna żadnych bez ani nikt",
  breaks: `jak że_król film filmie książk* powieś* serial* bajk* histori* gra grze król królowa bohater* opowiadał* mówił* powiedział* pytał* śmiał* bateri*
 telefon* komórk* samochód auto komputer* rośli* ogród kwiat*`,
  harmless: `
    mogłem|mogłam|mogliśmy przestać . mówić|gadać|śmiać
    zabił by|bym . za|dla
    matka|mama|ojciec bambiego|kopciuszka|królewny|bohatera
    umiera*|umarł*|umrę|umrzeć|umrze|zdech*|konam|padam . z|ze|od śmiechu|głodu|nudów|nudy|ciekawości|wstydu|pragnienia|gorąca|zimna|strachu|zachwytu|tęsknoty|niecierpliwości|przerażenia|zmęczenia|szczęścia
    z|ze śmiechu|głodu|nudów|ciekawości|wstydu|zimna|strachu|gorąca|zazdrości .. umiera*|umarł*|umrę|umrzeć
    omal|prawie|mało|niemal . nie? . umarł*|umrzeć|zabił*|zginął*|zginęła*|zmarł*
    martw* punkt|natur*|sezon|pole|strefa|język*
    zabi* czas|nudę|ćwieka
    śmiertelnie . zmęczon*|znudzon*|poważn*|nudn*|obrażon*
    bił* . rekord*|brawo|dzwon*|pian*|serce|zegar|w_dzwon
    pobił|pobiła . mnie|nas|ich . w|#|rekord . szach*|tenis*|kart*|#
    uderzył*|uderza* . mnie|nas . że|jak|swoj*|spokój|cisza|to|zapach|piłk*
    zabija* . mnie . ten|ta|to|te|hałas|upał|$
    jestem . rak . spod|z
    spod znaku raka
    spuści*|sprawi* . im . lanie|baty|łupnia
    lanie|baty|łupnia . #|pięć|cztery|trzy|dwa|w_meczu|na_boisku
    po śmierci króla|cesarza|papieża|wodza|królowej`,
  spoken: `
    ^ krzyczał*|krzyknę*|wołał*|zawołał*|wrzeszczał*|mówił*|powiedział*|śmiał* moja|mój|on|ona|się|mama|tata|babcia|dziadek|siostra|brat|ciotka|ciocia|pani
    ^ moja|mój? mama|tata|babcia|siostra|brat|ciotka krzyczał*|wołał*|wrzasn*`,
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};

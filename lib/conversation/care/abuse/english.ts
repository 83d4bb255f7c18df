export const abuse = `
  burn*|scald*|held|pressed|put & my|me & hand|hands|arm|skin|fingers|feet & stove|iron|hob|radiator|water|cooker|fire|cigarette*|oven & he|she|they|mother|father|step*|punish*|punishment
  start*|began|began_to|kept|keeps|used . to? touch*|grop*|hit*|beat*|fondl*|molest* . me|us|my
  hid|hide|hiding|crawled|locked & under|in|behind|ourselves|myself & when*|whenever|while & dad|father|stepfather|he|mum|mother & hit*|beat*|drunk|shout*|rage*|attack*|went_for
  me|my_head|my_arm|my_hair & wall|floor|stairs|bed|throat|hair|ground|door & push*|shov*|threw|slam*|pinn*|drag*|grabb*|held_me|squeez*|pull*|knock*|chok*|pressed & he|she|husband|father|boyfriend|mother|they|man|stepfather|brother|boss
  pinned|held me down
  <he>|made ... me do . things
  did|does|doing things|something & to|with me & understand|uncle|stepfather|priest|man|cousin|brother|ashamed|night|child
  if & told|tell|said|leave|left|spoke & kill|hurt|beat|harm & he|him|she|they|father|husband
  orphanage|boarding_school|children's_home|home|school|convent|institution & beat|beaten|beatings|caned|whipped|hit & us|we|me|I
  belt & father|dad|stepfather|he|she|mother|he'd & took|take|off|out|reached|bruises|legs|backs|came
  cornered me
  hand|hands & up|down|under|inside my . skirt|dress|shirt|top|blouse|pants|trousers|shorts|knickers
  <he> ... held|hold|holding|forc*|push* .. my|me .. head|face|down . under|under_water|in|into|and . water|pillow|bath|did
  <he> ... beat*|kick*|slap* the hell|shit|crap|life out_of me|us
  <he>|to ... <hit> me|my_mother|my_mum|my_mom|my_brother*|my_sister*|my_son|my_daughter|mum|mom|the_kids|the_children|our_children
  <he> ... <hit> us up|with|when|if|for|every*|until|because|so|black|as_children|regularly|$
  <he> ... hurt*|touch*|grab*|lick*|kiss* me|us|my ... there|under|between|at_night|bed|sexual*|inappropriate*|where|ways|way|places|drunk|drinks|breast*|private*|thigh*|child|alone|throat|hair
  uncle|step*|priest|coach|grandfather|cousin|teacher .. touching|touched|touch me
  <i>|we ... was|am|were|been|being|got|get . sexually|badly|often|gang|date? raped|molest*|abused|assaulted|groped|battered|strangled|spanked|whipped|beaten|groomed|tortured|caned|thrashed|choked
  beaten|beatings|beating .. dad|father|mother|drunk|husband|home|belt|we_knew|someone|somebody
  dad|father|mother|stepdad|husband|drunk ... beaten|beatings|a_beating|hidings|thrashing
  they|she|he|teacher*|nuns|masters caned|whipped|thrashed|spanked|belted|strapped us|me
  <i>|we|us .. hit|kicked|punished|locked|burned|touched|threatened|beaten by|with|in . father|stepfather|mother|dad|parents|husband|boyfriend|uncle|belt|stick|cane|cellar|cupboard|ex|priest
  forc*|made|makes|make|making|coerc*|pressur*|himself .. me|us|on ... sit_on_his_lap|sex*|undress*|strip*|touch*|kiss*|sleep_with|marry|naked|him|me
  <i>|me .. forced|sold . to|into marry|marriage|sex|undress|prostitution|sleep_with
  against_my_will|without_my_consent|our_little_secret|domestic_violence|incest|sexual_abuse|our_secret
  said|say|saying|scream*|begg* . no|to_stop|stop ... didn't|wouldn't|did_not|kept|carried|him stop|listen|going|on
  <he> ... threat*|swore .. kill|hurt|beat|stab|shoot|harm|me|us
  <he> ... said|says|told|swore|and he'd|he_would|he'll|he_will ... kill|burn|hurt|beat|stab|shoot . me|us|my|the .. in_it|me|us|house|with|$|kids|if
  <he> ... did|doing|do things|it|something to me|us
  he|she|they|would .. kill|hurt|beat me|us .. if . I . ever? told|tell|leave|left|scream*
  if .. told|tell|leave|left .. kill|hurt|beat me|us
  <he> ... knife|gun|blade|cigarette* .. to|at|against|on|out . my|me|us
  hand|hands|fingers|himself . around|round|over|up|under|down|inside|between|into|in my . shorts|bra|knickers|nightdress|throat|neck|mouth|skirt|dress|pants|trousers|shirt|blouse|nightgown|pyjamas|legs|underwear
  <he> ... lock*|shut me|us .. cellar|cupboard|closet|basement|room|shed|attic|dark|hours|days|night
  <he> ... push*|threw|throw*|shov*|slam*|drag*|pull*|bang*|smash* me|us|my|mum|mom .. wall|floor|stairs|hair|door
  <he> ... threw|throw* .. at me|us
  belt|cane|strap|fists .. across|on|against|to .. my|our|me|us
  took_off|reached_for|fetched his|the belt|cane|strap
  <he> ... came|come|comes|crept|climb*|sneak* into|in|to my . room|bed|bedroom .. night|drunk|naked|pretend*|touch*|froze|hand*
  told|telling|made me .. not|never|nobody|no_one .. tell|told
  <he>|was|is|got|became violent|abusive !storm
  abusive|violent father|mother|step*|husband|marriage|relationship|home|ex|childhood
  my . rapist|abuser*|rape|attacker
  the|his|those|these|daily beatings|rape|abuse !of
  bruises ... all_over|my_back|my_arms|told_the_teacher|told_them ... fallen|fell|stairs|my
  bruises|black_eye|hid*|cover* ... he|him|husband|father|boyfriend|sleeves|makeup|bruises
  scared|afraid|terrified ... he|him|husband|father|step*|mother .. hit|beat|hurt|kill|drunk|drinks|belt|violent
  <he> ... doesn't|won't|wouldn't|didn't let|allow me leave|see_my|go_out|have|meet
  <he> .. took|takes|checks|controls . all? my . phone|passport|money|messages
  spiked|drugged me|my_drink
  raises|raised|lifted . hand .. me|us
  <he> ... broke|breaks my . nose|arm|rib|ribs|jaw|teeth
  waited|waiting|cornered|ambush*|jumped|surrounded|followed & me & kicked|punched|beat|hit|stamped|spat & they|boys|girls|kids|gang|lads|he
  had|got|held|grabbed|grabs|has|took|seized me . by . throat|neck|hair
  had_to|made_me|called_me|took_me ... into|in his bed & night*|uncle|stepfather|he|grandfather|cousin|brother
  broke|breaks|fractured my . nose|arm|wrist|rib|ribs|jaw|teeth & ex|he|husband|boyfriend|father|stepfather|partner|dad|drunk`;

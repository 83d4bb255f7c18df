import type { Language } from "./phrases";
import { stop } from "./stop/english";

export const english: Language = {
  lists: {
    I: "I I'd I've I'm I'll me",
    my: "my our mum's mom's dad's",
    kin: "mum mom mummy mommy dad daddy papa grandma grandpa granny grandad gran nan nana",
    near: `mother mum mom mummy mam father dad daddy papa parents brother* sister* sibling son sons daughter* child children kid kids baby
      twin* husband wife partner boyfriend girlfriend fiance* friend* mate grandmother grandma granny gran nan grandfather grandpa grandad
      granddad grandson grandchild uncle aunt* cousin nephew niece step* law boy girl neighbo* colleague teacher dog cat`,
    died: `died dies dying dead passed_away passed_on perished drowned killed murdered shot stillborn succumbed overdosed suicide hanged_himself
      hanged_herself his_own_life her_own_life his_life her_life didn't_survive didn't_make_it never_woke_up his_last_breath her_last_breath
      no_longer_with_us terminal* incurable inoperable palliative`,
    he: `he she they dad daddy mum mom father mother step* uncle aunt brother* sister cousin grandfather grandpa husband wife ex boyfriend
      girlfriend partner teacher* priest coach boss neighbo* man men boys parents somebody someone stranger nuns`,
    hit: "hit* beat* slap* smack* punch* kick* chok* strangl* whipp* thrash* spank* rape* raping molest* abus* assault* grop* fondl* tortur*",
    more: "anymore any_more any_longer like_this without ever for_me at_all",
    now: "now today tonight for_today for_now for_tonight here there please",
    this: "it this that these him her what",
    start: `please ok okay so no and but well just sorry let's let_us can_we could_we can_you could_you will_you would_you can_I shall_we
      I'd_like_to I_want_to I'll I'm_going_to we_should I_need_to I_think I_would_like_to I'd_rather`,
  },
  not: "not never no nobody none don't doesn't didn't won't wouldn't can't couldn't isn't wasn't weren't hasn't hadn't haven't cannot without",
  breaks: `how said says tell tells asked film movie book novel story series show game king queen hero
 battery phone car computer plant* garden tree*`,
  harmless: `
    couldn't|could_not|can't|never stop . talking|asking|writing
    butcher*|farmer|pigs|chickens|hens|goose|geese|turkey .. kill*
    it|ball|wave|branch|stone|snowball|wind|car|door . hit me|us
    died|die|dying|dies|dead . laughing|laughter|boredom|embarrassment|shame|curiosity|heat|happiness|excitement|hunger|thirst
    could|nearly|almost|just|half . died|die|dead|killed
    dying to|for|my_hair
    dead tired|serious|certain|set|right|on|end|line|good|sure|easy|drunk|against|keen|simple|wrong|silent|slow|calm|quiet|sea|shot|funny
    kill* time|an_hour|the_time|the_mood|it|two_hours|for|his_thirst
    dead to_the_world|flat|end|leaves|wood|letter
    murder* . song|tune|the
    beat*|hit|kill* me|us|them . at|by|to|in|on_points|easily|#
    beaten . by|in|at|on|#
    hit*|slap*|smack*|kick* me|us . on_the|with_a|with_the|under_the|like . back|shoulder|pillow|snowball|ball|question|news|towel
    kill* myself|me laughing|to_finish|for|with|over|trying|softly|if_she|if_he|when_she|when_he|if_they|if_I_was_late
    are|is|was|were killing me|us
    miscarriage of
    i_am|i'm|was a cancer
    thrashed|hammered|beat|slaughtered|murdered|whipped|kicked us|me . #|five|four|three|two|six|nil|off_the_board
    kick* me|us . under . table|blanket|covers`,
  spoken: `
    ^ shouted|yelled|screamed|cried|called|said|snapped|hissed|muttered|laughed|announced my|our|the|his|her|he|she|they|<kin>
    ^ my|our|the|his|her? . <near>|<kin>|he|she|they . always|would|used_to? shout*|yell*|scream*|cry|cried|call*|said|say|snapped|hissed|muttered|laughed|announced $|and|from|at|across`,
  "self-harm": `
    not|don't|won't|no_longer|can't|isn't & be_around|be_here|around & much_longer|for_long|any_longer|next_year|by_christmas & I|I'd|I'm|I'll|me|my
    <I> . should|ought|could|might|deserve|better|may_as_well . just|really|simply|to|as_well? die|be_dead|kill_myself|not_be_here|disappear
    would|I'd . have|be . killed_myself|dead|ended_it|hanged_myself|taken_my_life . if|years|long|without|by
    killed|kill|hanged|shot|drowned myself & if|would|wouldn't|tried|want*|years_ago|nearly|plan|then|I'd
    tried|try|attempt* . to end it|my_life|things|my_own
    die|dying|death|dead & easier|better|simpler|relief|peaceful & I|me|going_on|than|living|this
    pills|tablets & all|plan|whole|bottle & <I> & take|taking|took|swallow*|plan
    roof|bridge|edge|ledge|cliff|tracks & end|over|jump*|stop|let_go & <I> & want*|wish*|thought|think*|nearly|almost
    funeral & if I . died|die|were_dead|was_dead
    no|not|any & strength|energy|will|reason|desire|wish|point & to|in live|living|go_on|keep_going|be_alive
    <I> & hate|hated|loathe & myself & die|dead|gone|kill*
    worthless|burden|useless & <I> & die|dead|gone|disappear|better_off
    <I> ... want*|wanna|wish*|long*|need|prefer|deserve*|ready|hop*|pray*|plan*|rather|better|decided .. die|dying|dead|stop_existing|not_exist|not_be_here|never_wake_up|not_wake_up|disappear_forever
    wish*|hop*|pray*|want*|if_only ... my_heart|takes|take|hit|kill*|struck|run . me|would|just|over|had? . me|stop*
    thought|thoughts|thinking|think|idea|urge .. of|about ... not_being|being_dead|dying|not_waking|ending|killing_myself|death|driving_off|jumping !die
    why|reason|point ... I|me|keep|bother . should|would? . go_on|keep|carry_on|bother|living|be_here|be_alive . with? living|live|$|<more>|alive|here
    want*|wish to? disappear|vanish $|forever|for_good|completely|from
    wish*|hop* .. I|I'd ... dead|been_born|born|gone|existed
    wish*|hop*|pray*|want*|better|prefer|rather|easier|if|asleep|sleep ... not|never|wouldn't|don't|won't|didn't|wasn't . to|have|had? wake*|woken|exist*|be_here|be_alive|alive|here|born
    kill*|hang*|drown*|poison*|harm*|mutilat*|stab*|starv*|unalive myself
    cut*|hurt*|burn*|scratch*|punish* myself . on_purpose|again|to_feel|just_to|because|deliberately|every*|whenever|until|so|$
    want*|urge|kept|keep|start*|began|used|stop*|been to? cutting|cut|hurt*|harm*|burn*|scratch* . myself|my_arms|my_legs|my_skin|again|$
    cut*|slit*|slash* . my . wrists|wrist|arms|forearm*|thighs|veins
    <I>|my ... self_harm*|selfharm*|suicidal|overdose*
    <I> ... of|about|attempt*|commit* suicide|ending_it|dying|jumping|not_being_here|being_dead
    my . suicide|death attempt|note|letter|wish
    end*|tak*|took . my . own? life
    <I> ... end*|put* . an_end_to? it_all|all_this|this_life|it $|all
    <I>|and . don't|do_not|didn't|no_longer|not|can't . even? want*|wanna|wish|feel_like|care|go_on . to? live|living|exist*|be_alive|be_here|wake_up|go_on|carry_on|be_around $|<more>|tomorrow
    no|nothing|little|what's|what_is .. reason|point|sense|worth|left .. live|living|going_on|being_alive|life $|for|<more>
    lost|lose|no . the|my will|wish to_live
    life . is|has|isn't|not|no|lost .. worth|meaning|point living|$|<more>
    tired|sick|weary|done|fed_up of|with life|being_alive|living $|<more>|and
    better|easier|happi*|reliev* .. without me
    without me ... better|easier|happi*
    better|easier|happi*|reliev*|nobody|no_one|everyone|notice|miss|care ... if|when|once I|I'd|I'm .. weren't|wasn't|not|didn't|never|no_longer? .. dead|gone|here|exist*|alive|around|died|disappear*|vanish*|born
    if|when I|I'm .. dead|gone|died|disappear*|weren't_here|wasn't_here ... better|easier|happi*|nobody|no_one|everyone|notice|miss
    nobody|no_one|who|anyone would|will . miss|mourn me
    <I> ... a burden . to|on|for|$
    <I> . can't|cannot|couldn't go_on|carry_on|live $|<more>|living
    took|swallow*|taken|take|hoard*|collect*|sav* .. all|many|whole|entire|handful|every|up|enough|bottle .. pills|tablets|painkillers
    jump*|throw*|step*|walk*|driv*|swerv* .. off|from|under|into|in_front_of .. . bridge|train|tube|bus|car|roof|tracks|cliff|balcony|tree|wall|truck|lorry|traffic|oncoming|building
    bridge|roof|platform|cliff|tracks|ledge ... jump*|let_go|step_off|one_step|driving_off
    <I>|my ... goodbye|farewell|suicide letter*|note*
    want*|wish* it|everything|the_pain|this_life . to|would|was|were . all? be_over|end|over
    see|saw no . way_out $|<more>
    kms|unalive
    shoot|shooting|shot myself !in_the_foot
    put|putting a_bullet in|through my|me`,
  abuse: `
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
    <I>|we ... was|am|were|been|being|got|get . sexually|badly|often|gang|date? raped|molest*|abused|assaulted|groped|battered|strangled|spanked|whipped|beaten|groomed|tortured|caned|thrashed|choked
    beaten|beatings|beating .. dad|father|mother|drunk|husband|home|belt|we_knew|someone|somebody
    dad|father|mother|stepdad|husband|drunk ... beaten|beatings|a_beating|hidings|thrashing
    they|she|he|teacher*|nuns|masters caned|whipped|thrashed|spanked|belted|strapped us|me
    <I>|we|us .. hit|kicked|punished|locked|burned|touched|threatened|beaten by|with|in . father|stepfather|mother|dad|parents|husband|boyfriend|uncle|belt|stick|cane|cellar|cupboard|ex|priest
    forc*|made|makes|make|making|coerc*|pressur*|himself .. me|us|on ... sit_on_his_lap|sex*|undress*|strip*|touch*|kiss*|sleep_with|marry|naked|him|me
    <I>|me .. forced|sold . to|into marry|marriage|sex|undress|prostitution|sleep_with
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
    had_to|made_me|called_me|took_me ... into|in his bed & night*|uncle|stepfather|he|grandfather|cousin|brother`,
  loss: `
    lived|breathed|alive . for? only|just|for_only|for_just|barely & hour|hours|minutes|day|days|weeks & our|my|baby|girl|boy|son|daughter|he|she
    left|leaving us|me & <near>|<kin>|he|she & year*|month*|ago|forever|since|peacefully !home|for_work
    drank|smoked|starved himself|herself|themselves to death
    cancer|leuk*|als|tumo* & <my> .. <near>|mum's|dad's & weeks|months|terminal|pancreatic|lung|stage|liver|brain|brain|weeks|nothing
    <near>|he|she|mum|dad . is|was|lies|went .. in|into . a|the? hospice|palliative|intensive_care_dying
    we|I|have|had . to? buried|bury|cremated|burying . <my> . <near>
    buried|bury|cremated <my> .. <near> !s
    only|just|few|more & days|weeks|months & to_live|left & <near>|he|she|I
    scan|ultrasound|heartbeat|heart & no|stopped|stop|wasn't|not|never & heartbeat|beating|heart & baby|scan|ultrasound|week|weeks|tiny
    late|deceased|dead . husband|wife|mother|father|brother|sister|son|daughter|partner|grandmother|grandfather|mum|dad & my|I|we
    spread & cancer|tumour|tumor|it & liver|lung*|bones|brain|everywhere|lymph
    hospital|police|nurse|doctor|phone & called|rang|came|told|say|said & gone|dead|died|passed
    <my> .. <near> ... <died> !inside
    <my> .. <near> ... when|since|before|after he|she|they <died>
    <my> .. <near> .. passed !the|his|her|me|by|an|through|with|us|a|it
    <kin> ... <died>
    when|since|before|after <kin> passed
    he|she|they|who . suddenly|just|finally|has|had? passed_away
    he|she|they .. died|dies ... my|our|I|me|us
    death|funeral|burial|grave|coffin|ashes|suicide|deathbed|passing|loss of <my> .. <near>
    <my> .. <near>s .. death|funeral|burial|grave|coffin|ashes|suicide|deathbed|passing
    <kin>s . death|funeral|burial|grave|coffin|ashes|passing
    <I>|we|having .. lost|lose|losing|buried|bury|cremated|mourn*|griev*|outlived|scattered . <my>|mum|dad|both|his|her|the .. <near>|ashes !in_the_crowd|in_the_shop|in_the_supermarket|at
    <I>|we .. lost|losing|buried everyone|them_both|both|him|a_baby|the_baby|a_child|the_pregnancy|a_son|a_daughter|her_to|her_in|her_last|her_when|them_to !the|in_the_crowd|in_the_shop|in_the_supermarket
    cancer|covid|leuk*|illness|war|accident|sea|stroke|attack took|takes|killed|claimed him|her|<my>
    <I>|<near>|he|she ... diagnos*|has|have|got|with .. cancer|leuk*|tumo*|als|metastas*
    terminal*|incurable|inoperable|stage_four . ill|cancer|illness|disease|tumo*|diagnosis
    tumo*|cancer .. in . <near>s|<my>|his|her|brain|lung*|liver|pancreas|breast|bones
    cancer|tumo*|it . has|had|is .. spread|incurable|inoperable|back !home|to|from
    days|weeks|months|year left . to? live|$
    has|have|had|got|gave|only .. days|weeks|months|year . left|to_live
    nothing ... doctors|they|left|could|can|to . more|be? do|done $|for
    miscarr*|stillb*|cot_death|ectopic
    no|not|never|tiny|stopped .. heartbeat
    heart . had|has? stopped|wasn't|was_not . beating
    <I>|me ... widow*|orphan*|grieving|in_mourning
    <I>|we ... never|didn't|couldn't .. say|saying goodbye
    found|held|saw him|her|<my> .. dead|lifeless|hanging
    told|rang|called|call|came|news|police|doctor* ... he|she|<near>|<kin> . was|is|had|were . been|already? dead|died|gone|killed
    since|after|now_that|although|though|when|before|until he|she . died|passed_away|left_us|is_gone|was_gone|had_died
    I|we|was|were hold* . his|her . hand .. when|as|while . he|she . stopped_breathing|died|went|slipped_away|passed|took_his_last|took_her_last
    I|we ... lost . to|in leuk*|cancer|suicide|covid|aids|drugs|the_war
    lost . to leuk*|cancer|suicide|covid|aids|drugs|the_war
    <my> .. <near> ... fell|missing in . afghanistan|iraq|vietnam|the_war|action|ukraine|france|combat|battle
    <my> .. <near> ... was|is gone $|forever
    he|she . is|was no_longer with_us|among_us|alive
    dog|cat ... put_to_sleep|put_down
    never|not|didn't came|come|returned . home|back from . the? war|front|sea
    went|died|passed|slipped_away|go in . her|his|their sleep !basket|bag|suit
    <near>|<kin>|he|she . slipped_away|slipped . peacefully|in|this|last|on|with|at|just
    never|not . took|drew|drawn|taken a|her|his|one|single . single? breath
    never|not & breathed|cried & born|baby|girl|boy|son|daughter
    cancer|tumo*|it . is|was|has_gone everywhere|all_over & <near>|<kin>|mum's|dad's|cancer|consultant|doctor
    months|weeks|days . rather_than|not|instead_of years|months
    since|after|before !the|a|an . died|passed_away|was_killed
    died|killed|shot|fell|dead beside|next_to|alongside me`,
  stop,
};

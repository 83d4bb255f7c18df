import { abuse } from "./abuse/english";
import { loss } from "./loss/english";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/english";
import { stop } from "./stop/english";

export const english: Language = {
  lists: {
    i: "I I'd I've I'm I'll me",
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
    kill* the_engine|the_lights|the_sound|time|an_hour|the_time|the_mood|it|two_hours|for|his_thirst
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
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};

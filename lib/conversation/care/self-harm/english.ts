export const selfHarm = `
  not|don't|won't|no_longer|can't|isn't & be_around|be_here|around & much_longer|for_long|any_longer|next_year|by_christmas & I|I'd|I'm|I'll|me|my
  <i> . should|ought|could|might|deserve|better|may_as_well . just|really|simply|to|as_well? die|be_dead|kill_myself|not_be_here|disappear
  would|I'd . have|be . killed_myself|dead|ended_it|hanged_myself|taken_my_life . if|years|long|without|by
  killed|kill|hanged|shot|drowned myself & if|would|wouldn't|tried|want*|years_ago|nearly|plan|then|I'd
  tried|try|attempt* . to end it|my_life|things|my_own
  die|dying|death|dead & easier|better|simpler|relief|peaceful & I|me|going_on|than|living|this
  pills|tablets & all|plan|whole|bottle & <i> & take|taking|took|swallow*|plan
  roof|bridge|edge|ledge|cliff|tracks & end|over|jump*|stop|let_go & <i> & want*|wish*|thought|think*|nearly|almost
  funeral & if I . died|die|were_dead|was_dead
  any|no|not & strength|energy|will|reason|desire|wish|point & to|in live|living|go_on|keep_going|be_alive
  <i> & hate|hated|loathe & myself & die|dead|gone|kill*
  worthless|burden|useless & <i> & die|dead|gone|disappear|better_off
  <i> ... want*|wanna|wish*|long*|need|prefer|deserve*|ready|hop*|pray*|plan*|rather|better|decided .. die|dying|dead|stop_existing|not_exist|not_be_here|never_wake_up|not_wake_up|disappear_forever
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
  <i>|my ... self_harm*|selfharm*|suicidal|overdose*
  <i> ... of|about|attempt*|commit* suicide|ending_it|dying|jumping|not_being_here|being_dead
  my . suicide|death attempt|note|letter|wish
  end*|tak*|took . my . own? life
  <i> ... end*|put* . an_end_to? it_all|all_this|this_life|it $|all
  <i>|and . don't|do_not|didn't|no_longer|not|can't . even? want*|wanna|wish|feel_like|care|go_on . to? live|living|exist*|be_alive|be_here|wake_up|go_on|carry_on|be_around $|<more>|tomorrow
  no|nothing|little|what's|what_is .. reason|point|sense|worth|left .. live|living|going_on|being_alive|life $|for|<more>
  lost|lose|no . the|my will|wish to_live
  life . is|has|isn't|not|no|lost .. worth|meaning|point living|$|<more>
  tired|sick|weary|done|fed_up of|with life|being_alive|living $|<more>|and
  better|easier|happi*|reliev* .. without me
  without me ... better|easier|happi*
  better|easier|happi*|reliev*|nobody|no_one|everyone|notice|miss|care ... if|when|once I|I'd|I'm .. weren't|wasn't|not|didn't|never|no_longer? .. dead|gone|here|exist*|alive|around|died|disappear*|vanish*|born
  if|when I|I'm .. dead|gone|died|disappear*|weren't_here|wasn't_here ... better|easier|happi*|nobody|no_one|everyone|notice|miss
  nobody|no_one|who|anyone would|will . miss|mourn me
  <i> ... a burden . to|on|for|$
  <i> . can't|cannot|couldn't go_on|carry_on|live $|<more>|living
  took|swallow*|taken|take|hoard*|collect*|sav* .. all|many|whole|entire|handful|every|up|enough|bottle .. pills|tablets|painkillers
  jump*|throw*|step*|walk*|driv*|swerv* .. off|from|under|into|in_front_of .. . bridge|train|tube|bus|car|roof|tracks|cliff|balcony|tree|wall|truck|lorry|traffic|oncoming|building
  bridge|roof|platform|cliff|tracks|ledge ... jump*|let_go|step_off|one_step|driving_off
  <i>|my ... goodbye|farewell|suicide letter*|note*
  want*|wish* it|everything|the_pain|this_life . to|would|was|were . all? be_over|end|over
  see|saw no . way_out $|<more>
  kms|unalive
  shoot|shooting|shot myself !in_the_foot
  put|putting a_bullet in|through my|me`;

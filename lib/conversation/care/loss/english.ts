export const loss = `
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
  <i>|we|having .. lost|lose|losing|buried|bury|cremated|mourn*|griev*|outlived|scattered . <my>|mum|dad|both|his|her|the .. <near>|ashes !in_the_crowd|in_the_shop|in_the_supermarket|at
  <i>|we .. lost|losing|buried everyone|them_both|both|him|a_baby|the_baby|a_child|the_pregnancy|a_son|a_daughter|her_to|her_in|her_last|her_when|them_to !the|in_the_crowd|in_the_shop|in_the_supermarket
  cancer|covid|leuk*|illness|war|accident|sea|stroke|attack took|takes|killed|claimed him|her|<my>
  <i>|<near>|he|she ... diagnos*|has|have|got|with .. cancer|leuk*|tumo*|als|metastas*
  terminal*|incurable|inoperable|stage_four . ill|cancer|illness|disease|tumo*|diagnosis
  tumo*|cancer .. in . <near>s|<my>|his|her|brain|lung*|liver|pancreas|breast|bones
  cancer|tumo*|it . has|had|is .. spread|incurable|inoperable|back !home|to|from
  days|weeks|months|year left . to? live|$
  has|have|had|got|gave|only .. days|weeks|months|year . left|to_live
  nothing ... doctors|they|left|could|can|to . more|be? do|done $|for
  miscarr*|stillb*|cot_death|ectopic
  no|not|never|tiny|stopped .. heartbeat
  heart . had|has? stopped|wasn't|was_not . beating
  <i>|me ... widow*|orphan*|grieving|in_mourning
  <i>|we ... never|didn't|couldn't .. say|saying goodbye
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
  died|killed|shot|fell|dead beside|next_to|alongside me`;

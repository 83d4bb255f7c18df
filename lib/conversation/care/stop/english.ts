export const stop = `
  end|stop|finish|close|quit this|the|our conversation|chat|talk|interview|subject & <i>|let's|can|please|like|want
  let's|please|rather|don't|not . not|let's|please? . go there|into_that|into_it|into_this
  any|no|not|more & questions & want|please|tonight|today|now|enough|more & don't|no|stop|enough
  ask . me something|about_something else|different
  something else|different please
  enough for one|this|an evening|night|day|session|afternoon
  drop|leave|change|park the|this|that subject|topic|matter
  not|never|isn't|aren't . quite|really|yet|yet_ready? ready|able . to? & talk*|speak*|discuss|write|go_there|share
  leave|left|keep it|this|that . at|there that|there|for_now|now
  leave me alone
  want|like|need|rather to|just? be|stay alone|left_alone|quiet
  can|could|may|shall|let's we|I|us . please|just|now? stop|finish|end|leave|pause $|now|here|this|please|it|talking
  <i>|please|really . don't|do_not|no_longer|not|can't|cannot|won't|rather_not . want|wish|like|feel_like|ready|able|comfortable|bear? . to? talk*|speak*|writ*|think*|discuss*|say|answer*|go_into|get_into|be_asked|go_on|continue . any|about|with|more|to_you|$ . <this>|<now>|more|$|any_more|anymore|my|questions|further
  rather|prefer* ... not|stop|leave|drop . to? talk*|say|speak*|go|<this>|here|$ $|about|<this>|<now>|there|into
  talk|speak|write|move . on|about? . something|to_something else|different
  change|switch|another|different . the|this subject|topic $|please|now|if
  ^ <start>? <start>? . stop|end|finish|pause|leave_it|leave_this|leave_that|drop_it|drop_this|drop_that|skip_this|skip_it|forget_it|let_it_go|let_it_be|let_it_rest $|<now>|at_that|alone|be|asking|this|talking|it|pushing|with_the_questions
  ^ <start>? <start>? . that's|that_is|this_is|it's|had|that_was . more_than? enough $|<now>|of_this|of_these|of_your|of_that|questions
  enough for today|now|tonight|one_day
  <i> ... had|said|written|talked enough $|<now>|about|of_this|of_these|questions
  ^ <start>? <start>? no_more|no_further|enough questions|question|of_this|about_this|of_that
  ^ <start>? <start>? don't|do_not ask|push|press|pry|insist|dig . me? $|about|further|anymore|any_more|again|that|this|anything
  ^ <start>? <start>? leave|let me alone|be|in_peace
  <i> ... to_be left_alone|left_in_peace
  <i> ... done|finished|tired|through|exhausted ... <now>|talking|with_this|answering|questions !and
  <i>|we . need|want|'d_like a|to_take_a break|pause|rest $|<now>|from_this
  that's|that_is|this_is all . I . want*|have|can|will|could|am|'ll .. say|write|tell|<now>
  nothing|anything more|else|left . to . say|add|tell
  none_of|not your business
  ^ <start>? not now|today|tonight $
  skip|pass this|that|it|on_this|the question|one|$|topic
  rather|prefer . to? keep . that|it|this to_myself|private
  ^ enough now|please|already|$
  <i> . don't|do_not|won't|will_not . want_to? . feel_like|care_to? answer|talk*|discuss . any|that|this|it|any_more|anymore|these|about
  <i> . can't|cannot . do|continue|go_on . this|with_this|it|like_this? . any_more|anymore|today|now|tonight
  ^ maybe|perhaps? another|some_other time|day $
  too painful|hard|much|difficult|private|personal . to talk|speak|write|discuss|think`;

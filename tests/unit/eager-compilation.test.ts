import { expect, test } from "@jest/globals";
import { withModulesInParentheses } from "../../lib/launcher/eager-compilation";

test("each module of a script is wrapped in parentheses once, and nothing else", () => {
  const script = '(g.T||(g.T=[])).push(["a",1,2,(e)=>{e.f=()=>3},4,function(e){e.x([()=>5])}]);f(()=>6);g.T.h([()=>7])';
  const wrapped = withModulesInParentheses(script);
  expect(wrapped).toBe(
    '(g.T||(g.T=[])).push(["a",1,2,((e)=>{e.f=()=>3}),4,(function(e){e.x([()=>5])})]);f(()=>6);g.T.h([()=>7])',
  );
  expect(withModulesInParentheses(wrapped)).toBe(wrapped);
});

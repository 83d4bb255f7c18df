import { expect, test } from "@jest/globals";
import { displayNameProblem, storedUsername, usernameProblem } from "@/lib/api/account-rules";
import { accountTexts } from "@/lib/texts/account";
import { newAccountTexts } from "@/lib/texts/new-account";
import { profileTexts } from "@/lib/texts/profile";

const hiddenOnes: [string, string][] = [
  ["a direction override", "Ann \u202enA"],
  ["a direction isolate", "Ann \u2066x\u2069"],
  ["a direction mark", "Ann\u200f"],
  ["a zero-width space", "An\u200bn"],
  ["a byte order mark", "\ufeffAnn"],
  ["a soft hyphen", "An\u00adn"],
  ["an escape", "Ann\u001b[31m"],
  ["a delete", "Ann\u007f"],
  ["a line end", "Ann\nBob"],
  ["a line separator", "Ann\u2028Bob"],
  ["a joiner of graphemes", "Ann\u034f"],
  ["a Hangul filler", "\u3164"],
  ["a Hangul initial filler", "Ann\u115f"],
  ["a Braille blank", "\u2800Ann"],
  ["a null notehead", "Ann\u{1d159}"],
  ["an object", "Ann\ufffc"],
];

test.each(hiddenOnes)("%s is refused in a user name and in a display name", (_, name) => {
  expect(usernameProblem(name)).toBe(newAccountTexts.usernameHidden);
  expect(displayNameProblem(name)).toBe(profileTexts.displayNameHidden);
});

test.each([
  ["a joiner at the start", "\u200dAnn"],
  ["a joiner after a space", "Ann \u200cBob"],
  ["a joiner at the end of a Latin word", "Ann\u200d"],
  ["two joiners", "An\u200d\u200dn"],
  ["tags without a flag", "Ann\u{e0061}\u{e007f}"],
])("%s is refused in a display name", (_, name) => {
  expect(displayNameProblem(name)).toBe(profileTexts.displayNameHidden);
});

test.each([
  ["Persian", "علی\u200cرضا"],
  ["Sinhala", "ශ්\u200dරී"],
  ["Malayalam, at the end of a word", "മോഹന്\u200d"],
  ["Hindi", "क्\u200dष"],
  ["a family", "👩\u200d👩\u200d👧\u200d👦"],
  ["an astronaut", "Ann 👩🏽\u200d🚀"],
  ["a rainbow flag", "🏳️\u200d🌈"],
  ["the flag of Scotland", "Fiona 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
  ["both directions", "Ann שלום"],
  ["accents", "Zoe\u0308 d’Été"],
  ["a red heart", "Ann ❤\ufe0f"],
  ["a Japanese surname", "辻\u{e0100}"],
])("a display name keeps the joiners and marks of %s", (_, name) => {
  expect(displayNameProblem(name)).toBeNull();
});

test.each([
  ["ａｎｎ", "ann"],
  ["zoe\u0308", "zoë"],
  ["ﬁona", "fiona"],
])("the user name %s is stored as %s", (typed, stored) => {
  expect(usernameProblem(typed)).toBeNull();
  expect(storedUsername(typed)).toBe(stored);
});

test("a variation selector is refused in a user name", () => {
  expect(usernameProblem("Ann\ufe0f")).toBe(newAccountTexts.usernameHidden);
});

test("a user name is as long as what is stored of it", () => {
  expect(usernameProblem("ﷺ".repeat(10))).toBe(accountTexts.usernameTooLong);
});

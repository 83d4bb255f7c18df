import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { newPasswordProblem } from "@/lib/api/account-rules";
import { newAccountTexts } from "@/lib/texts/new-account";
import { passwordAdvice } from "@/lib/texts/password-advice";

const file = readFileSync("lib/client/common-passwords.json");
const list: string[] = JSON.parse(file.toString());
const common = new Set(list);
const own = ["ruth.klein", "Ruth K.", "ruth.k@example.org"];

test.each([
  ["12345", null],
  ["123456", newAccountTexts.passwordIsCommon],
  ["Password", newAccountTexts.passwordIsCommon],
  ["qwertyuiop", newAccountTexts.passwordIsCommon],
  ["Ruth.Klein", newAccountTexts.passwordIsOwn],
  ["ruth.k@example.org", newAccountTexts.passwordIsOwn],
  ["ruth.k", newAccountTexts.passwordIsOwn],
  ["lock 12 w", newAccountTexts.passwordIsShort],
  ["lock 12 we", null],
])("the advice about %j is %j", (password, advice) => {
  expect(passwordAdvice(password, own, common)).toBe(advice);
});

test("until the list is there, and without a name, only the length counts", () => {
  expect(passwordAdvice("password", ["", ""], new Set())).toBe(newAccountTexts.passwordIsShort);
});

test("advice refuses nothing: every password of 6 characters is accepted", () => {
  expect(list.map(newPasswordProblem).filter(Boolean)).toEqual([]);
});

test("the list is short enough to be loaded with a form", () => {
  expect(list.length).toBeGreaterThan(8_000);
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(40 * 1024);
  expect(list).toEqual(list.map((password) => password.toLowerCase()));
});

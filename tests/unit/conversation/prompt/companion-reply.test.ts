import { expect, test } from "@jest/globals";
import { companionReply, companionTexts } from "@/lib/conversation/prompt/companion-reply";
import { topicOf } from "../../../support/factories/topics";

const { sets } = topicOf("home", [2, 2], undefined, 1);
const said = (content: string) => [{ role: "user" as const, content }];
const answered = said("Question: home a0?\nAnswer: We lived there with my aunt, and it was cold.");

test.each([
  ["en", "We lived there with my aunt, and it was cold."],
  ["de", "Ich weiß nicht, was meine Tante dort gemacht hat."],
  ["sv", "Jag och mormor var inte hemma när det hände."],
] as const)("it says in %s that the words are saved", (language, message) => {
  const expected = language === "sv" ? companionTexts.en : companionTexts[language];
  expect(companionReply(said(message), sets)).toEqual({ text: expected, isListQuestion: false });
});

test("asked again, it goes through the follow-ups of the subject, then through the other sets, and starts anew", () => {
  const asked: string[] = [];
  let former: string | null = null;
  for (let time = 0; time < 6; time += 1) {
    const mark: string = former ? `\n\n[They asked for another reply than “${former}”.]` : "";
    former = companionReply(said(`${answered[0]?.content}${mark}`), sets, former).text;
    asked.push(former);
  }
  expect(asked.map((question) => question.slice(5, 7))).toEqual(["a2", "a1", "b0", "b1", "b2", "a2"]);
});

test("a question that was answered or asked before is not asked again", () => {
  const talk = [...answered, { role: "assistant" as const, content: "home a2?" }, ...said("Blue.")];
  expect(companionReply(talk, sets, companionTexts.en)).toEqual({ text: "home a1?", isListQuestion: true });
});

test("without a question left it says that the words are saved", () => {
  expect(companionReply(answered, [], null)).toEqual({ text: companionTexts.en, isListQuestion: false });
});

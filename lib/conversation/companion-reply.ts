import { detectLanguage } from "../language";
import { type CompanionLanguage, companionTexts } from "../texts/companion";
import { companionQuestions } from "../texts/companion-questions";
import { hasAttachment } from "./attachment";
import { careSignOf } from "./care";
import { isGrave } from "./care-line";
import { type ChatMessage, writtenTexts } from "./prompt";

/**
 * The reply of the offline companion. It does not pretend to have understood: it says that the words are kept and offers a
 * question from a list, or asks nothing where a question could hurt, which includes all that follows a grave message.
 * The same messages get the same reply.
 */
export function companionReply(messages: ChatMessage[]): string {
  const replies = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const lastReply = messages.findLastIndex(({ role }) => role === "assistant");
  const before = textOf(messages.slice(0, lastReply + 1));
  const now = textOf(messages.slice(lastReply + 1));
  const language = companionLanguage(now) ?? companionLanguage(before) ?? "en";
  const texts = companionTexts[language];
  const sign = careSignOf(now);
  const asksNothing = sign !== null || isGrave(careSignOf(before));

  const parts = [
    isGrave(sign) ? texts.grave : asksNothing ? texts.leave : replies.length === 0 ? texts.first : texts.again,
    hasAttachment(messages.at(-1)?.content ?? "") ? texts.file : "",
    asksNothing ? "" : (companionQuestions[language][nextQuestion(replies, now.length)] ?? ""),
  ];
  return parts.filter(Boolean).join("\n\n");
}

function companionLanguage(text: string): CompanionLanguage | null {
  const language = detectLanguage(text);
  return language && Object.hasOwn(companionTexts, language) ? (language as CompanionLanguage) : null;
}

/** What the person wrote themselves. */
function textOf(messages: ChatMessage[]): string {
  return messages.flatMap(({ role, content }) => (role === "user" ? writtenTexts(content) : [])).join("\n\n");
}

/** The place of a question that was not asked yet, in whichever language; of the one asked longest ago when all were. */
function nextQuestion(replies: string[], start: number): number {
  const count = companionQuestions.en.length;
  const lastAsked = (place: number) =>
    replies.findLastIndex((reply) =>
      Object.values(companionQuestions).some((questions) => reply.includes(questions[place] ?? "")),
    );
  const places = Array.from({ length: count }, (_, step) => (start + step) % count);
  return places.sort((a, b) => lastAsked(a) - lastAsked(b))[0] ?? 0;
}

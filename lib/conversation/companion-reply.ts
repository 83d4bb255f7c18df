import { detectLanguage } from "../language";
import { type CompanionLanguage, companionTexts } from "../texts/companion";
import { companionQuestions } from "../texts/companion-questions";
import { hasAttachment } from "./attachment";
import { careSignOf } from "./care";
import { isGrave } from "./care-line";
import { type ChatMessage, writtenTexts } from "./prompt";

/**
 * The reply of the offline companion. It does not pretend to understand: it confirms that the text is saved and offers a
 * question from a list, or asks nothing if a question could hurt, as after any grave message. Deterministic; where another reply than `former` is wanted, its question is another.
 */
export function companionReply(messages: ChatMessage[], former: string | null = null): string {
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
    asksNothing
      ? ""
      : (companionQuestions[language][nextQuestion(former ? [...replies, former] : replies, now.length)] ?? ""),
  ];
  return parts.filter(Boolean).join("\n\n");
}

function companionLanguage(text: string): CompanionLanguage | null {
  const language = detectLanguage(text);
  return language && Object.hasOwn(companionTexts, language) ? (language as CompanionLanguage) : null;
}

/** The texts that the person wrote. */
function textOf(messages: ChatMessage[]): string {
  return messages.flatMap(({ role, content }) => (role === "user" ? writtenTexts(content) : [])).join("\n\n");
}

/** The index of a question that was not used yet in any language, or else of the least recently used one. */
function nextQuestion(replies: string[], start: number): number {
  const count = companionQuestions.en.length;
  const lastUsed = (index: number) =>
    replies.findLastIndex((reply) =>
      Object.values(companionQuestions).some((questions) => reply.includes(questions[index] ?? "")),
    );
  const indexes = Array.from({ length: count }, (_, step) => (start + step) % count);
  return indexes.sort((a, b) => lastUsed(a) - lastUsed(b))[0] ?? 0;
}

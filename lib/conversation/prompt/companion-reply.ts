import type { PromptQuestion } from "../../config/app-config";
import { detectLanguage, type Language } from "../../language";
import { unusedQuestions } from "../guide/question-pool";
import type { ChatMessage } from "./prompt";

/** `isListQuestion`: it is a question from the operator's list. */
export type CompanionReply = { text: string; isListQuestion: boolean };

/** The reply of the offline companion, in the languages that it writes. */
export const companionTexts: Record<Exclude<Language, "sv" | "da">, string> = {
  en: "Saved. No AI is connected, so nobody replies.",
  de: "Gespeichert. Es ist keine KI verbunden, deshalb antwortet niemand.",
  fr: "Enregistré. Aucune IA n’est connectée, donc personne ne répond.",
  es: "Guardado. No hay ninguna IA conectada, así que nadie responde.",
  it: "Salvato. Nessuna IA è collegata, quindi nessuno risponde.",
  ja: "保存しました。AIは接続されていないため、返事はありません。",
  nl: "Opgeslagen. Er is geen AI verbonden, dus niemand antwoordt.",
  pl: "Zapisano. Nie jest podłączona żadna AI, więc nikt nie odpowiada.",
  pt: "Guardado. Não há nenhuma IA ligada, por isso ninguém responde.",
  tr: "Kaydedildi. Bağlı bir yapay zekâ yok, bu yüzden kimse yanıt vermiyor.",
};

/**
 * The reply of the offline companion, which understands nothing and asks nothing unasked: that the words are saved. Asked for another
 * reply than `former` (`null`: than one that is not known any more), a question of the topic that was not asked in these messages. In
 * the language of the person.
 */
export function companionReply(
  messages: ChatMessage[],
  sets: PromptQuestion[][],
  former?: string | null,
): CompanionReply {
  const talk = messages.flatMap(({ role, content }) => (role === "system" ? [] : [content])).join("\n\n");
  const language = detectLanguage(talk) ?? "en";
  const sentence = companionTexts[language as keyof typeof companionTexts] ?? companionTexts.en;
  const saved = { text: sentence, isListQuestion: false };
  if (former === undefined) return saved;
  const earlier = former ? talk.replaceAll(former, "") : talk;
  const unused = unusedQuestions(sets, (question) => wordingsOf(question).some((text) => earlier.includes(text)));
  const last = unused.findIndex((question) => wordingsOf(question).includes(former ?? ""));
  const next = unused[(last + 1) % unused.length];
  return next ? { text: next.texts?.[language] ?? next.text, isListQuestion: true } : saved;
}

const wordingsOf = ({ text, texts }: PromptQuestion) => [text, ...Object.values(texts ?? {})];

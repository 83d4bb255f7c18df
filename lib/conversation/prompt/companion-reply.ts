import type { PromptQuestion } from "../../config/app-config";
import { detectLanguage, type Language } from "../../language";
import { unusedQuestions } from "../guide/question-pool";
import type { ChatMessage } from "./prompt";

/** `isListQuestion`: it is a question from the operator's list. */
type CompanionReply = { text: string; isListQuestion: boolean };

/** The reply of the offline companion, in the languages that it writes. */
export const companionTexts: Record<Exclude<Language, "sv" | "da">, string> = {
  en: "Saved. No AI is connected here, so there is no reply.",
  de: "Gespeichert. Hier ist keine KI verbunden, deshalb kommt keine Antwort.",
  fr: "Enregistré. Aucune IA n’est connectée ici, il n’y a donc pas de réponse.",
  es: "Guardado. Aquí no hay ninguna IA conectada, por eso no hay respuesta.",
  it: "Salvato. Qui non è collegata nessuna IA, quindi non c’è risposta.",
  ja: "保存しました。AIは接続されていないため、返事はありません。",
  nl: "Opgeslagen. Er is hier geen AI verbonden, dus er komt geen antwoord.",
  pl: "Zapisano. Nie jest tu podłączona żadna AI, więc nie będzie odpowiedzi.",
  pt: "Guardado. Não há aqui nenhuma IA ligada, por isso não há resposta.",
  tr: "Kaydedildi. Burada bağlı bir yapay zekâ yok, bu yüzden yanıt gelmiyor.",
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
  const conversation = messages.flatMap(({ role, content }) => (role === "system" ? [] : [content])).join("\n\n");
  const language = detectLanguage(conversation) ?? "en";
  const sentence = companionTexts[language as keyof typeof companionTexts] ?? companionTexts.en;
  const saved = { text: sentence, isListQuestion: false };
  if (former === undefined) return saved;
  const earlier = former ? conversation.replaceAll(former, "") : conversation;
  const unused = unusedQuestions(sets, (question) => wordingsOf(question).some((text) => earlier.includes(text)));
  const last = unused.findIndex((question) => wordingsOf(question).includes(former ?? ""));
  const next = unused[(last + 1) % unused.length];
  return next ? { text: next.texts?.[language] ?? next.text, isListQuestion: true } : saved;
}

const wordingsOf = ({ text, texts }: PromptQuestion) => [text, ...Object.values(texts ?? {})];

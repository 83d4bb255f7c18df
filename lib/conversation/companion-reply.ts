import { hasAttachment } from "./attachment";
import { type Detail, type DetailKind, pickDetail } from "./detail";
import { type ChatMessage, ownWords } from "./prompt";

// What the offline companion says. It stands in for a provider, so its sentences are its own and not the interface's.

const opening = "This is the built-in offline companion, no language model.";
const openingAgain = "Built-in offline companion, no language model:";

const questions: Record<DetailKind, string[]> = {
  person: [
    "What did they usually have in their hands?",
    "How would you have known them from the next room?",
    "What is a sentence of theirs that you can still hear?",
    "What did they do right after that?",
  ],
  place: [
    "What would I have seen first on arriving there?",
    "What could you hear there when nobody spoke?",
    "Which corner of it do you know by touch?",
    "How did you get there?",
  ],
  feeling: [
    "What had happened just before?",
    "Who noticed it, if anybody?",
    "What did your hands or your voice do?",
    "What made it pass?",
  ],
  sense: [
    "What were you doing just before you noticed it?",
    "Where does it still reach you today?",
    "What else was there at that moment?",
    "Who else would remember it?",
  ],
  time: [
    "What did one ordinary hour of that time look like?",
    "Who was with you then?",
    "What was on the table in those days?",
    "What was different the year after?",
  ],
  thing: [
    "What would a photograph of it show?",
    "Who else was there?",
    "What happened right after that?",
    "How did it begin?",
  ],
  brief: [
    "Which moment do you have in mind?",
    "What would the next sentence be?",
    "What picture comes up when you stay with that for a while?",
    "Whom would you tell that to?",
  ],
  wordless: [
    "What does it stand for here?",
    "Which words would you put in its place?",
    "What had happened just before?",
    "Who would understand it at once?",
  ],
};

const emptyQuestion = "What would you like to begin with?";
const spare = [...questions.thing, ...questions.brief];

const leads = [
  (quote: string) => `You wrote ${quote}.`,
  (quote: string) => `You put it this way: ${quote}.`,
  (quote: string) => `I stop at ${quote}.`,
];

/** The reply of the offline companion: says what it is, takes up one detail of the person's own, asks one question. No chance in it. */
export function companionReply(messages: ChatMessage[]): string {
  const earlier = messages.filter(({ role, content }) => role === "assistant" && isOwn(content));
  const lastOwn = messages.findLastIndex(({ role, content }) => role === "assistant" && isOwn(content));
  const words = messages.slice(lastOwn + 1).flatMap(({ role, content }) => (role === "user" ? ownWords(content) : []));
  const used = Object.values(questions)
    .flat()
    .filter((question) => earlier.some(({ content }) => content.includes(question)));
  const detail = pickDetail(
    words,
    earlier.flatMap(({ content }) => quotesIn(content)),
  );
  const asksBack = /[?？؟]\s*$/u.test(words.at(-1) ?? "");
  const parts = [
    earlier.length === 0 ? opening : openingAgain,
    detail ? lead(detail, earlier.length) : "",
    hasAttachment(messages.at(-1)?.content ?? "") ? "I cannot look into the attached file." : "",
    asksBack ? "I cannot answer questions, only ask them." : "",
    detail ? nextQuestion(asksBack ? { ...detail, kind: "brief" } : detail, earlier.length, used) : emptyQuestion,
  ];
  return parts.filter(Boolean).join(" ");
}

const isOwn = (content: string) => content.startsWith(opening) || content.startsWith(openingAgain);

function lead({ quote, isCut }: Detail, replies: number): string {
  const speak = leads[replies % leads.length] ?? String;
  return speak(`“${quote}${isCut ? " …" : ""}”`);
}

const quotesIn = (reply: string) => [...reply.matchAll(/“(.*?)(?: …)?”/gsu)].map(([, quote]) => quote ?? "");

/** A question that fits the detail and was not asked before; where to start depends on the talk, so that two talks differ. */
function nextQuestion({ quote, kind }: Detail, replies: number, used: string[]): string {
  const fitting = questions[kind];
  const shift = (quote.length + replies) % fitting.length;
  const turned = [...fitting.slice(shift), ...fitting.slice(0, shift)];
  const pool = [...turned, ...spare];
  return pool.find((question) => !used.includes(question)) ?? pool[replies % pool.length] ?? "";
}

import useSWR from "swr";
import { fetchModulesOf } from "@/lib/client/round-content";
import type { QuizTopic } from "@/lib/config/app-config";
import { textOfChosen } from "@/lib/quiz/chosen-module";
import type { Game } from "@/lib/quiz/game-state";
import { shownMistake } from "@/lib/quiz/game-view";
import type { QuizModule } from "@/lib/quiz/question";
import { seenOf } from "@/lib/quiz/seen";
import { trainingTexts } from "@/lib/texts/training";

const once = { revalidateIfStale: false, revalidateOnReconnect: false };

/** What the wrong answer on the screen would have been right for; `null` if no question that was asked before shows it. */
export function useExplanation(game: Game, topic: QuizTopic | null | undefined): string | null {
  const answer = shownMistake(game);
  const { used } = seenOf(game);
  const answered = game.answers.map(({ question }) => question.module);
  const known = answer && textOfChosen(answer, answered, used);
  const defined = answer && topic?.distractorLogic.definitions?.[answer.chosen];
  const key = answer && !known && !defined && topic ? ([topic.dataSource, answer.chosen] as const) : null;
  const { data = [] } = useSWR<QuizModule[]>(key, () => fetchModulesOf(...(key as NonNullable<typeof key>)), once);
  if (!answer) return null;
  const { chosen, question } = answer;
  const text = known ?? defined ?? textOfChosen(answer, data, used);
  const { chosenTerm, chosenWord } = trainingTexts;
  return text && (question.type === "match-definition-to-term" ? chosenTerm : chosenWord)(chosen, text);
}

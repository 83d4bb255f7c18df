import type { QuestionOfTheDay, UsedQuestions } from "@/lib/api/responses";
import { UsedQuestionsQuery } from "@/lib/api/schemas";
import type { FeatureConfig } from "@/lib/config/app-config";
import { enabledTopics, ribbonOf } from "@/lib/config/topics";
import { type Day, questionsOfTheDay } from "@/lib/conversation/guide/question-pool";
import { readFeaturesFor } from "@/lib/server/config";
import { listUsedQuestions } from "@/lib/server/db/used-questions";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const GET = userRoute(async ({ user, request }): Promise<UsedQuestions & { today?: QuestionOfTheDay }> => {
  const { date, begins } = readQuery(request, UsedQuestionsQuery);
  const rows = await listUsedQuestions(user.id);
  const { features, wordings } = await readFeaturesFor(request);
  const questions = rows.map(({ text, since }) => ({ text: wordings.get(text) ?? text, since: since.toISOString() }));
  return { questions, ...(date && begins && { today: questionOfTheDay(features, questions, { date, begins }) }) };
});

function questionOfTheDay(features: FeatureConfig, questions: UsedQuestions["questions"], day: Day): QuestionOfTheDay {
  const [offer] = questionsOfTheDay(enabledTopics(features), { questions }, day);
  if (!offer) return null;
  const { id, displayName } = offer.topic;
  const set = offer.set.filter(({ spare }) => !spare).map(({ id, text }) => ({ id, text }));
  return { topicId: id, topicName: displayName, ribbon: ribbonOf(features, id), questions: set };
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

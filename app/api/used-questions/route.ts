import type { UsedQuestions } from "@/lib/api/responses";
import { UsedQuestionsQuery } from "@/lib/api/schemas";
import { enabledTopics, ribbonOf } from "@/lib/config/topics";
import { type Day, questionsOfTheDay } from "@/lib/conversation/question-pool";
import { readConfig } from "@/lib/server/config";
import { listUsedQuestions } from "@/lib/server/db/used-questions";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const GET = userRoute(async ({ user, request }): Promise<UsedQuestions> => {
  const { date, begins } = readQuery(request, UsedQuestionsQuery);
  const rows = await listUsedQuestions(user.id);
  const questions = rows.map(({ text, since }) => ({ text, since: since.toISOString() }));
  return { questions, ...(date && begins && { today: await questionOfTheDay(questions, { date, begins }) }) };
});

async function questionOfTheDay(questions: UsedQuestions["questions"], day: Day): Promise<UsedQuestions["today"]> {
  const features = await readConfig("flexifeatures.json");
  const [offer] = questionsOfTheDay(enabledTopics(features), { questions }, day);
  const [question] = offer?.set ?? [];
  if (!offer || !question) return null;
  const { id, displayName } = offer.topic;
  return { topicId: id, topic: displayName, ribbon: ribbonOf(features, id), text: question.text };
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

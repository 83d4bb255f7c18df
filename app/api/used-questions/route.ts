import type { UsedQuestions } from "@/lib/api/responses";
import { readFeaturesFor } from "@/lib/server/config";
import { listUsedQuestions } from "@/lib/server/db/used-questions";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const GET = userRoute(async ({ user, request }): Promise<UsedQuestions> => {
  const rows = await listUsedQuestions(user.id);
  const { wordings } = await readFeaturesFor(request);
  return {
    questions: rows.map(({ text, since }) => ({ text: wordings.get(text) ?? text, since: since.toISOString() })),
  };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

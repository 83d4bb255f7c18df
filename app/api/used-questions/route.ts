import type { UsedQuestions } from "@/lib/api/responses";
import { listUsedQuestions } from "@/lib/server/db/used-questions";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const GET = userRoute(async ({ user }): Promise<UsedQuestions> => {
  const rows = await listUsedQuestions(user.id);
  return { questions: rows.map(({ text, since }) => ({ text, since: since.toISOString() })) };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

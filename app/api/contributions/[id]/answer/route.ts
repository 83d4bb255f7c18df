import { ContributionAnswer } from "@/lib/api/share-schemas";
import { readJson } from "@/lib/server/http/body";
import { readIdempotencyKey } from "@/lib/server/http/idempotency-key";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { answer } from "@/lib/server/journal/contribution";

export const POST = userRoute(async ({ user, request, params }) => {
  const requestKey = readIdempotencyKey(request);
  return { message: await answer(user, params.id ?? "", await readJson(request, ContributionAnswer), requestKey) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

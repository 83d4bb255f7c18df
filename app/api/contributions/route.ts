import { NewContribution } from "@/lib/api/share-schemas";
import { readJson } from "@/lib/server/http/body";
import { readIdempotencyKey } from "@/lib/server/http/idempotency-key";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { offer } from "@/lib/server/journal/contribution";
import { listOffers } from "@/lib/server/journal/contribution-lists";
import { contributionTexts } from "@/lib/texts/contribution";

export const GET = userRoute(async ({ user }) => ({ offers: await listOffers(user) }));

export const POST = userRoute(async ({ user, request }) => {
  const requestKey = readIdempotencyKey(request);
  await offer(user, await readJson(request, NewContribution), requestKey);
  return { message: contributionTexts.offered };
});

export const { PUT, PATCH, DELETE } = methodNotAllowed("GET", "POST");

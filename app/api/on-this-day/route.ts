import { ConversationChoice, TimeZoneQuery } from "@/lib/api/schemas";
import { countOffers } from "@/lib/server/db/contribution-inbox";
import { hideOnThisDay } from "@/lib/server/db/on-this-day";
import { notFound } from "@/lib/server/errors";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { readJson, readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { onThisDay } from "@/lib/server/journal/on-this-day";
import { texts } from "@/lib/texts";
import { homeTexts } from "@/lib/texts/home";

export const GET = userRoute(async ({ user, request }) => {
  const { timeZone } = readQuery(request, TimeZoneQuery);
  const [conversations, offers] = await Promise.all([
    onThisDay(user.id, timeZone, ownerAccess(user)),
    countOffers(user.id),
  ]);
  return { conversations, offers };
});

export const DELETE = userRoute(async ({ user, request }) => {
  const { id } = await readJson(request, ConversationChoice);
  if (!(await hideOnThisDay(user.id, id))) notFound(texts.conversation.unknown);
  return { message: homeTexts.onThisDay.hidden };
});

export const { POST, PUT, PATCH } = methodNotAllowed("GET", "DELETE");

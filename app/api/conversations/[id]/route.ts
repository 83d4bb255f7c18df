import { ThreadQuery, WhenChange } from "@/lib/api/thread-query";
import { whenOf } from "@/lib/conversation/memory-date/when";
import { updateWhen } from "@/lib/server/db/conversation";
import { findThread } from "@/lib/server/db/thread";
import { notFound } from "@/lib/server/errors";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { readJson, readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toThread, toThreadPage, toWhen } from "@/lib/server/journal/conversation";
import { texts } from "@/lib/texts";
import { whenTexts } from "@/lib/texts/when";

export const GET = userRoute(async ({ user, params, request }) => {
  const page = readQuery(request, ThreadQuery);
  const row = (await findThread(user.id, params.id ?? "", page)) ?? notFound(texts.conversation.unknown);
  return page ? toThreadPage(row, ownerAccess(user)) : toThread(row, ownerAccess(user));
});

export const PATCH = userRoute(async ({ user, params, request }) => {
  const when = whenOf((await readJson(request, WhenChange)).whenText, user.birthYear);
  if (!(await updateWhen(user.id, params.id ?? "", when))) notFound(texts.conversation.unknown);
  return { message: when ? whenTexts.changed : whenTexts.removed, when: when && toWhen(when) };
});

export const { POST, PUT, DELETE } = methodNotAllowed("GET", "PATCH");

import { removeSession } from "@/lib/server/db/session";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { texts } from "@/lib/texts";

export const POST = userRoute(async ({ user }) => {
  await removeSession(user.id, user.sessionId);
  return { message: texts.account.loggedOut };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

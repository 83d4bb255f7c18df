import { removeSession } from "@/lib/server/db/session";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { refusalTexts } from "@/lib/texts/refusal";

export const POST = userRoute(async ({ user }) => {
  await removeSession(user.id, user.sessionId);
  return { message: refusalTexts.loggedOut };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

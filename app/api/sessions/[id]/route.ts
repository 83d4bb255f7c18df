import { endSession } from "@/lib/server/auth/sessions";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { sessionTexts } from "@/lib/texts/sessions";

export const DELETE = userRoute(async ({ user, params }) => {
  await endSession(user, params.id ?? "");
  return { message: sessionTexts.ended };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");

import { endOtherSessions, listDevices } from "@/lib/server/auth/sessions";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { sessionTexts } from "@/lib/texts/sessions";

export const GET = userRoute(async ({ user }) => ({ sessions: await listDevices(user) }));

/** Ends all sessions but the caller's. */
export const DELETE = userRoute(async ({ user }) => {
  await endOtherSessions(user);
  return { message: sessionTexts.othersEnded };
});

export const { POST, PUT, PATCH } = methodNotAllowed("GET", "DELETE");

import { answerNextAuth } from "@/lib/server/next-auth";
import { methodsBut, publicRoute } from "@/lib/server/route";

const handle = publicRoute(({ request }) => answerNextAuth(request));

export { handle as GET, handle as POST };

export const { PUT, PATCH, DELETE } = methodsBut("GET", "POST");

import { handleNextAuth } from "@/lib/server/auth/next-auth";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

const handle = publicRoute(({ request }) => handleNextAuth(request));

export { handle as GET, handle as POST };

export const { PUT, PATCH, DELETE } = methodNotAllowed("GET", "POST");

import { handleNextAuth } from "@/lib/server/auth/next-auth";
import { readForm } from "@/lib/server/http/body";
import { clientAddress } from "@/lib/server/http/client-address";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

const handle = publicRoute(async ({ request }) => {
  const form = request.method === "POST" ? await readForm(request) : {};
  return handleNextAuth(request, form, clientAddress(request));
});

export { handle as GET, handle as POST };

export const { PUT, PATCH, DELETE } = methodNotAllowed("GET", "POST");

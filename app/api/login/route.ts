import { Credentials } from "@/lib/api/account-schemas";
import { logIn } from "@/lib/server/auth/account";
import { signToken } from "@/lib/server/auth/token";
import { runCleanupIfDue } from "@/lib/server/files/cleanup";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const POST = publicRoute(async ({ request }) => {
  const credentials = await readJson(request, Credentials);
  const token = await signToken(await logIn(credentials, request.headers.get("user-agent")));
  runCleanupIfDue();
  return { token };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

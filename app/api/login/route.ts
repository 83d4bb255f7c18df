import { Credentials } from "@/lib/api/account-schemas";
import { logIn } from "@/lib/server/auth/login";
import { signToken } from "@/lib/server/auth/token";
import { runCleanupIfDue } from "@/lib/server/cleanup";
import { readJson } from "@/lib/server/http/body";
import { originOf, withDeviceCookie } from "@/lib/server/http/device-cookie";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const POST = publicRoute(async ({ request }) => {
  const credentials = await readJson(request, Credentials);
  const { claims, deviceToken } = await logIn(credentials, originOf(request));
  runCleanupIfDue();
  return withDeviceCookie({ token: await signToken(claims) }, deviceToken);
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

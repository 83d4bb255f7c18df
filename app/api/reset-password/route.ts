import { PasswordResetRequest } from "@/lib/api/account-schemas";
import { resetPassword } from "@/lib/server/auth/password-reset";
import { readJson } from "@/lib/server/http/body";
import { clientAddress } from "@/lib/server/http/client-address";
import { withDeviceCookie } from "@/lib/server/http/device-cookie";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { accountTexts } from "@/lib/texts/account";

export const POST = publicRoute(async ({ request }) => {
  const { token, password } = await readJson(request, PasswordResetRequest);
  const deviceToken = await resetPassword(token, password, clientAddress(request));
  return withDeviceCookie({ message: accountTexts.passwordUpdated }, deviceToken);
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

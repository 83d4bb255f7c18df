import { PasswordResetRequest } from "@/lib/api/account-schemas";
import { resetPassword } from "@/lib/server/auth/password-reset";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { accountTexts } from "@/lib/texts/account";

export const POST = publicRoute(async ({ request }) => {
  const { token, password } = await readJson(request, PasswordResetRequest);
  await resetPassword(token, password);
  return { message: accountTexts.passwordUpdated };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

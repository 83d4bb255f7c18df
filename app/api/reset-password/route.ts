import { PasswordResetRequest } from "@/lib/schemas";
import { resetPassword } from "@/lib/server/account";
import { readJson } from "@/lib/server/body";
import { methodsBut, publicRoute } from "@/lib/server/route";
import { texts } from "@/lib/texts";

export const POST = publicRoute(async ({ request }) => {
  const { token, password } = await readJson(request, PasswordResetRequest);
  await resetPassword(token, password);
  return { message: texts.account.passwordUpdated };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");

import { PasswordResetRequest } from "@/lib/schemas";
import { resetPassword } from "@/lib/server/account";
import { readJson } from "@/lib/server/body";
import { methodsBut, publicRoute } from "@/lib/server/route";
import { clientAddress } from "@/lib/server/throttle";
import { texts } from "@/lib/texts";

export const POST = publicRoute(async ({ request }) => {
  const { token, password } = await readJson(request, PasswordResetRequest);
  // Where nobody vouches for the address, one person's attempts must not use up everybody's.
  await resetPassword(token, password, clientAddress(request) ?? token);
  return { message: texts.account.passwordUpdated };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");

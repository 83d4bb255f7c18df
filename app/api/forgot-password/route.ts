import { ForgottenPassword } from "@/lib/api/account-schemas";
import { mailResetLink } from "@/lib/server/auth/password-reset";
import { readJson } from "@/lib/server/http/body";
import { clientAddress } from "@/lib/server/http/client-address";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { consume } from "@/lib/server/rate-limit/rate-limit";
import { accountTexts } from "@/lib/texts/account";
import { normalizeName } from "@/lib/texts/normalize";

export const POST = publicRoute(async ({ request }) => {
  const { email } = await readJson(request, ForgottenPassword);
  // With the caller, so that a stranger cannot use up the owner's own.
  await consume("forgot", `${normalizeName(email)}\n${clientAddress(request) ?? "unknown"}`);
  mailResetLink(email);
  return { message: accountTexts.resetMailSent };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

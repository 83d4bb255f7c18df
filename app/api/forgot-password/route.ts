import { ForgottenPassword } from "@/lib/api/schemas";
import { mailResetLink } from "@/lib/server/auth/account";
import { afterAnswer } from "@/lib/server/auth/mail";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { spend } from "@/lib/server/rate-limit/rate-limit";
import { texts } from "@/lib/texts";
import { normalizeName } from "@/lib/texts/rules";

export const POST = publicRoute(async ({ request }) => {
  const { email } = await readJson(request, ForgottenPassword);
  await spend("forgot", normalizeName(email));
  // Neither the answer nor the time it takes tells whether the address is known.
  afterAnswer("reset mail", mailResetLink(email));
  return { message: texts.account.resetMailSent };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

import { ForgottenPassword } from "@/lib/schemas";
import { mailResetLink } from "@/lib/server/account";
import { readJson } from "@/lib/server/body";
import { afterAnswer } from "@/lib/server/mail";
import { methodsBut, publicRoute } from "@/lib/server/route";
import { spend } from "@/lib/server/throttle";
import { foldName } from "@/lib/text-rules";
import { texts } from "@/lib/texts";

export const POST = publicRoute(async ({ request }) => {
  const { email } = await readJson(request, ForgottenPassword);
  await spend("forgot", foldName(email));
  // Neither the answer nor the time it takes tells whether the address is known.
  afterAnswer("reset mail", mailResetLink(email));
  return { message: texts.account.resetMailSent };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");

import { RegistrationQuery } from "@/lib/api/account-schemas";
import { checkRegistration } from "@/lib/server/auth/registration";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

/** Whether the caller may register, asked before they fill in the form. */
export const GET = publicRoute(async ({ request }) => {
  await checkRegistration(readQuery(request, RegistrationQuery).invitation);
  return { isOpen: true };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

import { NewUser } from "@/lib/api/account-schemas";
import { register } from "@/lib/server/auth/account";
import { readJson } from "@/lib/server/http/body";
import { clientAddress } from "@/lib/server/http/client-address";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { consume } from "@/lib/server/rate-limit/rate-limit";
import { accountTexts } from "@/lib/texts/account";

export const POST = publicRoute(async ({ request }) => {
  const user = await readJson(request, NewUser);
  const address = clientAddress(request);
  await consume("register", address ?? "everybody");
  await register(user, address);
  return Response.json({ message: accountTexts.registered }, { status: 201 });
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

import { Credentials } from "@/lib/schemas";
import { logIn } from "@/lib/server/account";
import { readJson } from "@/lib/server/body";
import { tidyUpIfDue } from "@/lib/server/housekeeping";
import { methodsBut, publicRoute } from "@/lib/server/route";
import { signToken } from "@/lib/server/token";

export const POST = publicRoute(async ({ request }) => {
  const credentials = await readJson(request, Credentials);
  const token = await signToken(await logIn(credentials));
  tidyUpIfDue();
  return { token };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");

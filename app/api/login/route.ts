import { Credentials } from "@/lib/schemas";
import { logIn } from "@/lib/server/account";
import { readJson } from "@/lib/server/body";
import { methodsBut, publicRoute } from "@/lib/server/route";
import { signToken } from "@/lib/server/token";

export const POST = publicRoute(async ({ request }) => {
  const credentials = await readJson(request, Credentials);
  return { token: await signToken(await logIn(credentials)) };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");

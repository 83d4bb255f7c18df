import { NewUser } from "@/lib/schemas";
import { register } from "@/lib/server/account";
import { readJson } from "@/lib/server/body";
import { methodsBut, publicRoute } from "@/lib/server/route";
import { clientAddress, spend } from "@/lib/server/throttle";
import { texts } from "@/lib/texts";

export const POST = publicRoute(async ({ request }) => {
  const user = await readJson(request, NewUser);
  await spend("register", clientAddress(request) ?? "everybody");
  await register(user);
  return Response.json({ message: texts.account.registered }, { status: 201 });
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");

import { AccountRemoval } from "@/lib/api/account-schemas";
import { deleteAccount } from "@/lib/server/auth/account";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { accountTexts } from "@/lib/texts/account";

export const DELETE = userRoute(async ({ user, request }) => {
  const { password } = await readJson(request, AccountRemoval);
  await deleteAccount(user, password);
  return { message: accountTexts.deleted };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");

import { UndoRequest } from "@/lib/api/account-schemas";
import { undoChange } from "@/lib/server/auth/account-change";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { undoTexts } from "@/lib/texts/undo-change";

/** Undoes a change of address or password. Only by POST: programs that scan mails open every link. */
export const POST = publicRoute(async ({ request }) => {
  const { token } = await readJson(request, UndoRequest);
  return { message: undoTexts.undone, resetToken: await undoChange(token) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

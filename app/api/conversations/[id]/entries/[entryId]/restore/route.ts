import { EntryRestore } from "@/lib/api/schemas";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { restoreEntry } from "@/lib/server/journal/entries";

export const POST = userRoute(async ({ user, request, params: { id = "", entryId = "" } }) =>
  restoreEntry({ user, conversationId: id, entryId }, await readJson(request, EntryRestore)),
);

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

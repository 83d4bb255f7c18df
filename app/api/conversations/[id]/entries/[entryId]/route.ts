import { EntryEdit, EntryRemoval, EntryRemovalQuery } from "@/lib/api/schemas";
import { readJson, readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { editEntry, removeEntry } from "@/lib/server/journal/entries";

export const PATCH = userRoute(async ({ user, request, params: { id = "", entryId = "" } }) =>
  editEntry({ user, conversationId: id, entryId }, await readJson(request, EntryEdit)),
);

export const DELETE = userRoute(async ({ user, request, params: { id = "", entryId = "" } }) => {
  // Some intermediaries drop the body of a DELETE.
  const isInAddress = new URL(request.url).searchParams.has("version");
  const removal = isInAddress ? readQuery(request, EntryRemovalQuery) : await readJson(request, EntryRemoval);
  return removeEntry({ user, conversationId: id, entryId }, removal);
});

export const { GET, POST, PUT } = methodNotAllowed("PATCH", "DELETE");

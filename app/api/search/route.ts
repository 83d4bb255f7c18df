import { SearchRequest } from "@/lib/api/schemas";
import { readConfig } from "@/lib/server/config";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { search } from "@/lib/server/journal/search";

export const POST = userRoute(async ({ user, request }) => {
  const { searchTerm, cursor, ...filter } = await readJson(request, SearchRequest);
  return search(user.id, searchTerm, filter, cursor ?? null, await readConfig("flexifeatures.json"));
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

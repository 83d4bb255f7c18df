import { SearchRequest } from "@/lib/api/schemas";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { search } from "@/lib/server/journal/search";

export const POST = userRoute(async ({ user, request }) => {
  const { searchTerm } = await readJson(request, SearchRequest);
  return { results: await search(user.id, searchTerm) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

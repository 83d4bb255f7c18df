import { SearchRequest } from "@/lib/schemas";
import { readJson } from "@/lib/server/body";
import { methodsBut, userRoute } from "@/lib/server/route";
import { search } from "@/lib/server/search";

export const POST = userRoute(async ({ user, request }) => {
  const { searchTerm } = await readJson(request, SearchRequest);
  return { results: await search(user.id, searchTerm) };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");

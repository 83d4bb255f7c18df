import { MemoriesQuery } from "@/lib/schemas";
import { readQuery } from "@/lib/server/body";
import { toMemory } from "@/lib/server/conversation";
import { listMemories } from "@/lib/server/db/on-this-day";
import { methodsBut, userRoute } from "@/lib/server/route";

export const GET = userRoute(async ({ user, request }) => {
  const { timeZone } = readQuery(request, MemoriesQuery);
  const rows = await listMemories(user.id, timeZone, new Date());
  return { memories: rows.map(toMemory) };
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");

import { DeletedQuery } from "@/lib/api/schemas";
import { listDeleted } from "@/lib/server/db/deletion";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toDeleted } from "@/lib/server/journal/conversation";

export const GET = userRoute(async ({ user, request }) => {
  const { rows, nextCursor } = await listDeleted(user.id, readQuery(request, DeletedQuery));
  const now = new Date();
  return { conversations: rows.map((row) => toDeleted(row, now)), nextCursor };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

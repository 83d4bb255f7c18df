import { DeletedQuery } from "@/lib/schemas";
import { readQuery } from "@/lib/server/body";
import { toDeleted } from "@/lib/server/conversation";
import { listDeleted } from "@/lib/server/db/deletion";
import { methodsBut, userRoute } from "@/lib/server/route";

export const GET = userRoute(async ({ user, request }) => {
  const { rows, nextCursor } = await listDeleted(user.id, readQuery(request, DeletedQuery));
  const now = new Date();
  return { conversations: rows.map((row) => toDeleted(row, now)), nextCursor };
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");

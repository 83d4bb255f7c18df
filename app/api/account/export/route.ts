import { ExportQuery } from "@/lib/schemas";
import { readQuery } from "@/lib/server/body";
import { exportJournal } from "@/lib/server/export";
import { methodsBut, userRoute } from "@/lib/server/route";

export const GET = userRoute(async ({ user, request }) => {
  const query = readQuery(request, ExportQuery);
  return exportJournal(user.id, query, request.headers.get("accept-language") ?? "");
}, "export");

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");

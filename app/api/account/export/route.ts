import { ExportQuery } from "@/lib/api/export-schemas";
import { readQuery } from "@/lib/server/http/body";
import { downloadResponse } from "@/lib/server/http/download";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { exportJournal } from "@/lib/server/journal/export";

export const GET = userRoute(async ({ user, request }) => {
  const query = readQuery(request, ExportQuery);
  return downloadResponse(await exportJournal(user.id, query, request.headers.get("accept-language") ?? ""));
}, "export");

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

import { findLinkedFile, openContent } from "@/lib/server/files/download";
import { fileResponse } from "@/lib/server/http/file-response";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

/** No token: an `<img>` cannot send one. The link itself is signed. */
export const GET = publicRoute(async ({ request, params }) => {
  const file = await findLinkedFile(params.id ?? "", new URL(request.url).searchParams);
  const content = request.method === "HEAD" ? null : await openContent(file);
  return fileResponse(file, content);
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

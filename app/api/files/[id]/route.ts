import { fileExpired } from "@/lib/server/errors";
import { findLinkedFile } from "@/lib/server/files/signed-url";
import { storage } from "@/lib/server/files/storage";
import { fileResponse } from "@/lib/server/http/file-response";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

/** No token: an `<img>` cannot send one. The link itself is signed. */
export const GET = publicRoute(async ({ request, params }) => {
  const file = await findLinkedFile(params.id ?? "", new URL(request.url).searchParams);
  // A stream that is opened has to be read, or it stays open.
  if (request.method === "HEAD") return fileResponse(file, null);
  return fileResponse(file, (await storage().open(file.storageKey)) ?? fileExpired());
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");

import { FileChange } from "@/lib/api/schemas";
import { updateAltText } from "@/lib/server/db/file";
import { fileExpired } from "@/lib/server/errors";
import { findLinkedFile } from "@/lib/server/files/signed-url";
import { storage } from "@/lib/server/files/storage";
import { readJson } from "@/lib/server/http/body";
import { fileResponse } from "@/lib/server/http/file-response";
import { methodNotAllowed, publicRoute, userRoute } from "@/lib/server/http/route";
import { uploadTexts } from "@/lib/texts/upload";

/** No token: an `<img>` cannot send one. The link itself is signed. */
export const GET = publicRoute(async ({ request, params }) => {
  const file = await findLinkedFile(params.id ?? "", new URL(request.url).searchParams);
  // A stream that is opened has to be read, or it stays open.
  if (request.method === "HEAD") return fileResponse(file, null);
  return fileResponse(file, (await storage().open(file.storageKey)) ?? fileExpired());
});

export const PATCH = userRoute(async ({ user, request, params }) => {
  const { altText } = await readJson(request, FileChange);
  if (!(await updateAltText(user.id, params.id ?? "", altText.trim() || null))) fileExpired();
  return { message: uploadTexts.altTextSaved };
});

export const { POST, PUT, DELETE } = methodNotAllowed("GET", "PATCH");

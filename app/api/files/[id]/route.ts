import { limits } from "@/lib/api/limits";
import { FileChange } from "@/lib/api/schemas";
import { thumbnailSideOf } from "@/lib/files/thumbnails";
import { updateAltText } from "@/lib/server/db/file";
import { fileExpired, notFound } from "@/lib/server/errors";
import { openThumbnail, saveThumbnail } from "@/lib/server/files/save-thumbnail";
import { findLinkedFile } from "@/lib/server/files/signed-url";
import { storage } from "@/lib/server/files/storage";
import { readJson } from "@/lib/server/http/body";
import { fileResponse } from "@/lib/server/http/file-response";
import { withFormFile } from "@/lib/server/http/multipart";
import { methodNotAllowed, publicRoute, userRoute } from "@/lib/server/http/route";
import { uploadTexts } from "@/lib/texts/upload";

/** No token: an `<img>` cannot send one. The link itself is signed. */
export const GET = publicRoute(async ({ request, params }) => {
  const query = new URL(request.url).searchParams;
  const file = await findLinkedFile(params.id ?? "", query);
  // A stream that is opened has to be read, or it stays open.
  if (request.method === "HEAD") return fileResponse(file, null);
  const side = thumbnailSideOf(query);
  const small = side && (await openThumbnail(file, side));
  if (small) return fileResponse({ ...file, type: "image/jpeg", size: null }, small);
  return fileResponse(file, (await storage().open(file.storageKey)) ?? fileExpired());
});

export const PATCH = userRoute(async ({ user, request, params }) => {
  const { altText } = await readJson(request, FileChange);
  if (!(await updateAltText(user.id, params.id ?? "", altText.trim() || null))) fileExpired();
  return { message: uploadTexts.altTextSaved };
});

/** A small copy of a picture, as the part `file` of a form; `side` in the query: its longest side. */
export const PUT = userRoute(async ({ user, request, params }) => {
  const side = thumbnailSideOf(new URL(request.url).searchParams) ?? notFound();
  await saveThumbnail(user.id, params.id ?? "", side, (store) => withFormFile(request, limits.thumbnailBytes, store));
  return {};
});

export const { POST, DELETE } = methodNotAllowed("GET", "PATCH", "PUT");

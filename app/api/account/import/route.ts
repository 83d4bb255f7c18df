import { limits } from "@/lib/api/limits";
import { streamFormFile } from "@/lib/server/http/multipart";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { importJournal } from "@/lib/server/journal/import";
import { journalTexts } from "@/lib/texts/journal";
import { sizeLabel } from "@/lib/texts/size-label";

/** Seconds a serverless platform grants. */
export const maxDuration = 60;

export const POST = userRoute(async ({ user, request }) => {
  const tooLarge = journalTexts.tooLarge(sizeLabel(limits.importBytes));
  return importJournal(user.id, streamFormFile(request, limits.importBytes, tooLarge));
}, "import");

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");

import { ImportedPieces } from "@/lib/api/import-schemas";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { importPieces, listArrived, removePieces } from "@/lib/server/journal/import-pieces";
import { journalTexts } from "@/lib/texts/journal";

/** Seconds a serverless platform grants. Each attached file is a call to the store of files. */
export const maxDuration = 300;

export const GET = userRoute(async ({ user, params }) => ({ pieces: await listArrived(user.id, params.id ?? "") }));

export const POST = userRoute(async ({ user, request, params }) => {
  const { pieces } = await readJson(request, ImportedPieces);
  return importPieces(user.id, params.id ?? "", pieces);
}, "import");

export const DELETE = userRoute(async ({ user, params }) => {
  await removePieces(user.id, params.id ?? "");
  return { message: journalTexts.piecesRemoved };
});

export const { PUT, PATCH } = methodNotAllowed("GET", "POST", "DELETE");

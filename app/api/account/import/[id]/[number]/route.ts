import { ImportPiecePath } from "@/lib/api/import-schemas";
import { limits } from "@/lib/api/limits";
import { notFound } from "@/lib/server/errors";
import { withFormFile } from "@/lib/server/http/multipart";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { addPiece } from "@/lib/server/journal/import-pieces";
import { journalTexts } from "@/lib/texts/journal";

export const PUT = userRoute(async ({ user, request, params }) => {
  const { id: copyId, number } = ImportPiecePath.safeParse(params).data ?? notFound();
  await addPiece(user.id, { copyId, number }, (store) =>
    withFormFile(request, limits.importPieceBytes, ({ bytes }) => store(bytes)),
  );
  return { message: journalTexts.pieceArrived };
}, "importPiece");

export const { GET, POST, PATCH, DELETE } = methodNotAllowed("PUT");

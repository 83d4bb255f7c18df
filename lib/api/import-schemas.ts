import { z } from "zod";
import { limits } from "./limits";

/** A SHA-256, as 64 hexadecimal digits. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

const piecesMax = limits.importBytes / limits.importPieceBytes;

/** The path of PUT /api/account/import/{id}/{number}. `id`: the sender's fingerprint of the whole file. Pieces are numbered from 0. */
export const ImportPiecePath = z.object({
  id: Hash,
  number: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((number) => number < piecesMax),
});

/** POST /api/account/import/{id}: the hashes of all pieces, in their order. */
export const ImportedPieces = z.object({ pieces: z.array(Hash).min(1).max(piecesMax) });

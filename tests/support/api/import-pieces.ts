import { limits } from "@/lib/api/limits";
import { journalFormat } from "@/lib/conversation/export/export-json";
import { type CallResult, call, type Person } from "./client";
import { formOf, sha256 } from "./files";

export function piecesOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / limits.importPieceBytes);
  const cut = (number: number) =>
    bytes.subarray(number * limits.importPieceBytes, (number + 1) * limits.importPieceBytes);
  return Array.from({ length: count }, (_, number) => cut(number));
}

const hashesOf = (pieces: Buffer[]) => pieces.map(sha256);

export const pathOf = (pieces: Buffer[]) => `/api/account/import/${sha256(Buffer.from(hashesOf(pieces).join("")))}`;

export const sendPiece = ({ token }: Person, pieces: Buffer[], number: number): Promise<CallResult> =>
  call("PUT", `${pathOf(pieces)}/${number}`, { token, body: formOf(pieces[number] ?? "") });

export const finish = ({ token }: Person, pieces: Buffer[]): Promise<CallResult> =>
  call("POST", pathOf(pieces), { token, body: { pieces: hashesOf(pieces) } });

/** What has arrived of an export. */
export async function arrived({ token }: Person, pieces: Buffer[]): Promise<number[]> {
  const { status, body } = await call("GET", pathOf(pieces), { token });
  return status === 404 ? [] : (body.pieces as number[]);
}

/** Sends an export without conversations, and returns the call that imports it. */
export async function sendPieces(owner: Person) {
  const pieces = [Buffer.from(JSON.stringify({ ...journalFormat, conversations: [], files: [] }))];
  await sendPiece(owner, pieces, 0);
  return { path: pathOf(pieces), body: { pieces: hashesOf(pieces) } };
}

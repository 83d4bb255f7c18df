import type { Contributions, Offer, SetAside } from "../../api/contribution-responses";
import * as decisions from "../db/contribution-decision";
import * as inbox from "../db/contribution-inbox";
import type { Caller } from "../db/session";
import { findShareOwner } from "../db/share-owner";
import { ownerAccess, signFileUrl } from "../files/signed-url";
import { postNotFound } from "./share";

/** GET /api/contributions/of/{conversationId} */
export async function listOf(reader: Caller, conversationId: string): Promise<Contributions> {
  const ownerId = (await findShareOwner(conversationId)) ?? postNotFound();
  const isOwner = ownerId === reader.id;
  const rows = await inbox.listContributions(ownerId, reader.id, conversationId);
  const contributions = rows.map((row) => {
    const { text, acceptedText, answer, showsAnswer, isWholeShared } = row;
    const isAnswered = answer !== null && acceptedText !== null && (isOwner || showsAnswer || isWholeShared);
    return {
      // In the journal of its reader a question stands with its answer.
      ...written(reader, isOwner && isAnswered ? { ...row, position: answer.position, noteId: null } : row),
      text: isOwner ? (acceptedText ?? "") : text,
      acceptedText,
      answer: isAnswered ? { text: answer.text, timestamp: answer.createdAt.toISOString() } : null,
    };
  });
  return { isOwner, contributions };
}

/** GET /api/contributions */
export const listOffers = async (user: Caller): Promise<Offer[]> =>
  (await inbox.listOffers(user.id)).map((row) => toOffer(user, row));

/** GET /api/contributions/set-aside */
export async function listSetAside(user: Caller): Promise<SetAside> {
  const [declined, refused] = await Promise.all([inbox.listDeclined(user.id), decisions.listRefused(user.id)]);
  return {
    offers: declined.map((row) => toOffer(user, row)),
    refused: refused.map(({ id, name }) => ({ _id: id, name })),
  };
}

type WrittenRow = Pick<
  inbox.InboxRow,
  "id" | "kind" | "version" | "isOlder" | "contributorName" | "position" | "noteId" | "files" | "createdAt"
>;

const written = (reader: Caller, { id, kind, version, isOlder, position, noteId, createdAt, ...row }: WrittenRow) => ({
  ...{ _id: id, kind, version, isOlder, by: row.contributorName, noteId },
  index: position ? position - 1 : null,
  files: row.files.map((file) => signFileUrl({ ...ownerAccess(reader), contribution: id }, file)),
  timestamp: createdAt.toISOString(),
});

function toOffer(reader: Caller, row: inbox.InboxRow): Offer {
  const { text, acceptedText, projectName, conversationId, isWholeShared } = row;
  return { ...written(reader, row), text, projectName, conversationId, isWholeShared, isChange: acceptedText !== null };
}

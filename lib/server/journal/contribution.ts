import "server-only";
import type { Contributions, Offer } from "../../api/contribution-responses";
import type { ContributionDecision, NewContribution } from "../../api/share-schemas";
import { contributionProblem } from "../../conversation/share/contribution";
import { contributionTexts } from "../../texts/contribution";
import * as contributions from "../db/contribution";
import * as inbox from "../db/contribution-inbox";
import { isForeignKeyViolation, isUniqueViolation } from "../db/errors";
import type { Caller } from "../db/session";
import { findShareOwner } from "../db/share-owner";
import { badRequest, notFound, StaleVersion } from "../errors";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { nameOf, postNotFound } from "./share";

/**
 * POST /api/contributions: offers a text to the owner of a shared part, who alone sees it. 400 to one's own part, 404 to one that is not
 * shared, 429 beyond the limit. A repeat with the same key changes nothing.
 */
export async function offer(writer: Caller, offered: NewContribution, requestKey: string): Promise<void> {
  const problem = contributionProblem(offered.kind, offered.text);
  if (problem) badRequest(problem);
  const ownerId = await findShareOwner(offered.conversationId);
  if (ownerId === writer.id) badRequest(contributionTexts.own);
  if (ownerId === null) return postNotFound();
  const counter = counterOf("contribution", writer.id);
  const row = { ...offered, ownerId, requestKey, name: nameOf(writer) };
  const added = await contributions.addContribution(writer.id, row, counter).catch((error) => {
    if (isUniqueViolation(error)) return "added before" as const;
    // The sharer's account ended meanwhile.
    if (isForeignKeyViolation(error)) return null;
    throw error;
  });
  if (added === "added before") return;
  if (!added) return postNotFound();
  assertWithinLimit(counter, added, contributionTexts.tooMany);
}

/** PATCH /api/contributions/{id}: offers the changed text again. What was accepted stays until that is. */
export async function change(writerId: string, id: string, text: string): Promise<void> {
  const { ownerId, kind } = (await contributions.findContribution(writerId, id)) ?? notFound(contributionTexts.unknown);
  const problem = contributionProblem(kind, text);
  if (problem) badRequest(problem);
  if (!(await contributions.changeContribution(writerId, id, { ownerId, text }))) postNotFound();
}

/** DELETE /api/contributions/{id} */
export async function withdraw(writerId: string, id: string): Promise<void> {
  const { ownerId } = (await contributions.findContribution(writerId, id)) ?? notFound(contributionTexts.unknown);
  await contributions.withdrawContribution(writerId, id, ownerId);
}

/** POST /api/contributions/{id}/restore: undoes that. 404 if the memory was deleted meanwhile. */
export async function restore(writerId: string, id: string): Promise<void> {
  const isRestored = await contributions.restoreContribution(writerId, id).catch((error) => {
    if (isForeignKeyViolation(error)) return postNotFound();
    throw error;
  });
  if (!isRestored) notFound(contributionTexts.unknown);
}

/** GET /api/contributions/of/{conversationId} */
export async function listOf(readerId: string, conversationId: string): Promise<Contributions> {
  const ownerId = (await findShareOwner(conversationId)) ?? postNotFound();
  const isOwner = ownerId === readerId;
  const rows = await inbox.listContributions(ownerId, readerId, conversationId);
  const contributions = rows.map(({ text, acceptedText, projectName, ...row }) => ({
    ...written(row),
    text: isOwner ? (acceptedText ?? "") : text,
    acceptedText,
  }));
  return { isOwner, contributions };
}

/** GET /api/contributions */
export async function listOffers(userId: string): Promise<Offer[]> {
  return (await inbox.listOffers(userId)).map(({ text, acceptedText, projectName, ...row }) => ({
    ...written(row),
    ...{ text, projectName, conversationId: row.conversationId },
    isChange: acceptedText !== null,
  }));
}

/** POST /api/contributions/{id}/decision: 409 if the text has changed since this user has read it, 404 if it was taken back. */
export async function decide(userId: string, id: string, { decision, version }: ContributionDecision): Promise<void> {
  const made = {
    accept: () => inbox.acceptOffer(userId, id, version),
    decline: () => inbox.declineOffer(userId, id, version),
    refuse: () => inbox.refuseContributor(userId, id),
    remove: () => inbox.removeAccepted(userId, id),
    restore: () => inbox.restoreAccepted(userId, id),
  };
  if (await made[decision]()) return;
  const current = await inbox.findOffer(userId, id);
  if (current && current.version !== version) throw new StaleVersion(current);
  notFound(contributionTexts.unknown);
}

const written = ({ id, kind, version, isOlder, contributorName, position, noteId, createdAt }: WrittenRow) => ({
  ...{ _id: id, kind, version, isOlder, by: contributorName, noteId },
  index: position ? position - 1 : null,
  timestamp: createdAt.toISOString(),
});

type WrittenRow = Omit<inbox.InboxRow, "text" | "acceptedText" | "projectName">;

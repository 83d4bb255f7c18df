import type { EntryVersion } from "../../api/responses";
import type { ContributionAnswer, ContributionDecision, NewContribution } from "../../api/share-schemas";
import { contributionProblem } from "../../conversation/share/contribution";
import { contributionTexts } from "../../texts/contribution";
import { mailTexts } from "../../texts/mail";
import { mailOwnerInBackground } from "../auth/mail";
import { saveMessage } from "../chat/save-message";
import * as contributions from "../db/contribution";
import * as decisions from "../db/contribution-decision";
import { withdrawContribution } from "../db/contribution-withdrawal";
import { isForeignKeyViolation, isUniqueViolation } from "../db/errors";
import { findAttachable } from "../db/file";
import type { Caller } from "../db/session";
import { findShareOwner } from "../db/share-owner";
import { nameOf } from "../db/shown-name";
import { env } from "../env";
import { ApiError, badRequest, fileExpired, notFound, StaleVersion } from "../errors";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";

/**
 * POST /api/contributions: offers a text to the owner of a shared part, who alone sees it. 400 to one's own part, 404 to one that is not
 * shared, 429 beyond the limit. A repeat with the same key changes nothing.
 */
export async function offer(writer: Caller, offered: NewContribution, requestKey: string): Promise<void> {
  const problem = contributionProblem(offered.kind, offered.text);
  if (problem) badRequest(problem);
  const ownerId = await findShareOwner(offered.conversationId);
  if (ownerId === writer.id) badRequest(contributionTexts.own);
  if (ownerId === null) return notWritable();
  const files = (await findAttachable(writer.id, [...new Set(offered.fileIds ?? [])], "contribution")) ?? fileExpired();
  const counter = counterOf("contribution", writer.id);
  const isMailed = Boolean(env().SMTP_URL);
  const row = { ...offered, files, isMailed, ownerId, requestKey, name: nameOf(writer) };
  const added = await contributions.addContribution(writer.id, row, counter).catch((error) => {
    if (isUniqueViolation(error)) return "added before" as const;
    // The sharer's account ended meanwhile.
    if (isForeignKeyViolation(error)) return null;
    throw error;
  });
  if (added === "added before") return;
  if (!added) return notWritable();
  assertWithinLimit(counter, added, contributionTexts.tooMany);
  if (added.mailTo) announceOffer(added.mailTo);
}

function announceOffer(owner: contributions.MailTo): void {
  mailOwnerInBackground("offer mail", owner.email, owner, ({ product, name }) => ({
    subject: mailTexts.offeredSubject(product),
    text: mailTexts.offeredBody({ product, name, link: `${env().APP_URL}/` }),
  }));
}

/** PATCH /api/contributions/{id}: offers the changed text again. What was accepted stays until that is. */
export async function change(writerId: string, id: string, text: string): Promise<void> {
  const { ownerId, kind } = (await contributions.findContribution(writerId, id)) ?? notFound(contributionTexts.unknown);
  const problem = contributionProblem(kind, text);
  if (problem) badRequest(problem);
  if (!(await contributions.changeContribution(writerId, id, { ownerId, text }))) notWritable();
}

/** GET /api/contributions/{id}/versions: of the last 30 days, newest first. */
export async function listVersions(writerId: string, id: string): Promise<EntryVersion[]> {
  const versions = (await contributions.listContributionVersions(writerId, id)) ?? notFound(contributionTexts.unknown);
  return versions.map(({ replacedAt, ...version }) => ({ ...version, replacedAt: replacedAt.toISOString() }));
}

/** DELETE /api/contributions/{id} */
export async function withdraw(writerId: string, id: string): Promise<void> {
  const { ownerId } = (await contributions.findContribution(writerId, id)) ?? notFound(contributionTexts.unknown);
  await withdrawContribution(writerId, id, ownerId);
}

/**
 * POST /api/contributions/{id}/answer: saves the answer to a question as an entry of the conversation, also if the question was changed,
 * withdrawn or answered meanwhile. Returns the sentence that says what became of it.
 */
export async function answer(
  user: Caller,
  id: string,
  { conversationId, text, version, isShown }: ContributionAnswer,
  requestKey: string,
): Promise<string> {
  const message = { conversationId, message: text, keepOnly: true };
  const { turn } = await saveMessage(user, message, { requestKey, leaseExpiresAt: new Date() });
  const answered = { conversationId, version, turnId: turn.id, isShown };
  if (await decisions.answerQuestion(user.id, id, answered)) return contributionTexts.answered;
  const isUnchanged = (await decisions.findOffer(user.id, id))?.version === version;
  return isUnchanged ? contributionTexts.answeredBefore : contributionTexts.answeredAlone;
}

/** POST /api/contributions/{id}/decision: 409 if the text has changed since this user has read it, 404 if it was withdrawn. */
export async function decide(userId: string, id: string, { decision, version }: ContributionDecision): Promise<void> {
  const made = {
    accept: () => decisions.acceptOffer(userId, id, version),
    decline: () => decisions.declineOffer(userId, id, version),
    refuse: () => decisions.refuseContributor(userId, id),
    remove: () => decisions.removeAccepted(userId, id),
    restore: () => decisions.restoreAccepted(userId, id),
  };
  if (await made[decision]()) return;
  const current = await decisions.findOffer(userId, id);
  if (current && current.version !== version) throw new StaleVersion(current);
  notFound(contributionTexts.unknown);
}

function notWritable(): never {
  throw new ApiError("shared_post_not_found", contributionTexts.notWritable);
}

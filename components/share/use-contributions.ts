import useSWR from "swr";
import { uploadedFiles } from "@/components/files/attachment";
import { linkRenewalMs } from "@/components/files/link-renewal";
import type { Files } from "@/components/files/use-files";
import type { Contribution, Contributions, Offer, PartRef } from "@/lib/api/contribution-responses";
import { isStoredFile } from "@/lib/api/heading-shapes";
import { anything, flag, listOf, nullable, number, oneOf, shape, text } from "@/lib/api/shape";
import { failureOf, getAs, post, type RequestError, request } from "@/lib/client/api";
import type { ContributionKind } from "@/lib/conversation/share/contribution";

/** The members of everything that somebody has written to a shared part. */
export const contributionMembers = {
  _id: text,
  kind: oneOf<ContributionKind>("memory", "question"),
  version: number,
  isOlder: flag,
  by: text,
  index: nullable(number),
  noteId: nullable(text),
  text,
  files: listOf(isStoredFile),
  timestamp: text,
};

const fetchContributions = getAs(
  shape<Contributions>({
    isOwner: flag,
    contributions: listOf(
      shape<Contribution>({
        ...contributionMembers,
        acceptedText: nullable(text),
        answer: nullable(shape<NonNullable<Contribution["answer"]>>({ text, timestamp: text })),
      }),
    ),
  }),
);

/** How soon a list is read again; 0: not before the page has the focus. */
export const refreshMs = (written: { files: unknown[] }[] = []) =>
  written.some(({ files }) => files.length > 0) ? linkRenewalMs : 0;

export const contributionsUrl = "/api/contributions";
const callOf = (id: string) => `${contributionsUrl}/${encodeURIComponent(id)}`;

export const versionsOf = (id: string) => `${callOf(id)}/versions`;

export type Decision = "accept" | "decline" | "refuse" | "remove" | "restore";

/** The sharer's decision about a contribution in the version that they have read. */
export const postDecision = ({ _id, version }: { _id: string; version: number }, decision: Decision) =>
  post(`${callOf(_id)}/decision`, { decision, version }, anything);

export type AnswerToSend = { text: string; isShown: boolean; requestKey: string };

/** Saves the answer to a question as an entry of the conversation. */
export const postAnswer = (question: Offer, { requestKey, ...answer }: AnswerToSend) => {
  const { _id, conversationId, version } = question;
  const body = { conversationId, version, ...answer };
  return post(`${callOf(_id)}/answer`, body, shape<{ message: string }>({ message: text }), {
    idempotencyKey: requestKey,
  });
};

/** Offers another text in the place of this one. */
export const changeContribution = (id: string, changed: string) =>
  request("PATCH", callOf(id), { text: changed }, anything);

/** Withdraws what this person has written. What is not there any more was withdrawn in another window. */
export async function withdrawContribution(id: string): Promise<void> {
  const failure = await failureOf(request("DELETE", callOf(id), undefined, anything));
  if (failure && failure.status !== 404) throw failure;
}

/** Removes for good what was withdrawn. */
export const removeContribution = (id: string) => request("DELETE", `${callOf(id)}/withdrawn`, undefined, anything);

/** Undoes that it was withdrawn. */
export const restoreContribution = (id: string) => post(`${callOf(id)}/restore`, undefined, anything);

/**
 * What was contributed to a conversation, as far as this person sees it. The verbs resolve to why they have failed, as a sentence, or to
 * `null`.
 */
export function useContributions(conversationId: string) {
  const url = `${contributionsUrl}/of/${encodeURIComponent(conversationId)}`;
  const { data, error, mutate } = useSWR<Contributions, RequestError>(url, fetchContributions, {
    revalidateOnFocus: true,
    refreshInterval: (latest) => refreshMs(latest?.contributions),
    shouldRetryOnError: ({ status }: RequestError) => status !== 404,
  });

  async function problemOf(call: Promise<unknown>, files?: Files): Promise<string | null> {
    const failure = await failureOf(call);
    if (failure?.code === "file_expired") files?.markGone(files.attachments);
    if (!failure) await mutate();
    return failure?.message ?? null;
  }

  type Sent = { part: PartRef; kind: ContributionKind; text: string; requestKey: string };
  return {
    ...(data ?? { isOwner: false, contributions: [] }),
    isKnown: data !== undefined,
    hasFailed: error !== undefined && error.status !== 404,
    reload: () => void mutate(),
    send: ({ part: { index, noteId }, requestKey, ...sent }: Sent, files?: Files) => {
      const fileIds = files && uploadedFiles(files.attachments).map(({ fileId }) => fileId);
      const body = { conversationId, continuationIndex: index, noteId, ...sent, fileIds };
      return problemOf(post(contributionsUrl, body, anything, { idempotencyKey: requestKey }), files);
    },
    change: (id: string, changed: string) => problemOf(changeContribution(id, changed)),
    withdraw: (id: string) => problemOf(withdrawContribution(id)),
    restore: (id: string) => problemOf(restoreContribution(id)),
    decide: (contribution: Contribution, decision: Decision) => problemOf(postDecision(contribution, decision)),
  };
}

import type { Contribution, Offer } from "@/lib/api/contribution-responses";
import { call, type Person, signUp } from "./client";
import { createConversation, share } from "./journal";

/** A post that its owner shares. */
export async function sharedPost(owner: Person, changes: Record<string, unknown> = {}): Promise<string> {
  const id = await createConversation(owner, [], changes);
  await share(owner, id);
  return id;
}

/** Offers a text to the owner of a shared post, or of the part that `part` names. */
export const offer = (
  { token }: Person,
  conversationId: string,
  text = "I was there, too.",
  part: Record<string, unknown> = {},
  key?: string,
) =>
  call("POST", "/api/contributions", {
    token,
    body: { conversationId, kind: "memory", text, ...part },
    ...(key && { headers: { "idempotency-key": key } }),
  });

export async function listOffers({ token }: Person): Promise<Offer[]> {
  return (await call("GET", "/api/contributions", { token })).body.offers as Offer[];
}

/** What somebody sees of the contributions to a conversation: a status, if they see none of it. */
export async function contributionsTo({ token }: Person, conversationId: string): Promise<Contribution[]> {
  const { body } = await call("GET", `/api/contributions/of/${conversationId}`, { token });
  return (body.contributions as Contribution[] | undefined) ?? [];
}

export const changeContribution = ({ token }: Person, id: string, text: string) =>
  call("PATCH", `/api/contributions/${id}`, { token, body: { text } });

export const withdraw = ({ token }: Person, id: string) => call("DELETE", `/api/contributions/${id}`, { token });

export const decide = ({ token }: Person, id: string, decision: string, version = 0) =>
  call("POST", `/api/contributions/${id}/decision`, { token, body: { decision, version } });

/** A memory that `owner` shares, and to which `contributor` has written. */
export async function contributed(owner: Person, contributor: Person, text?: string) {
  const conversationId = await sharedPost(owner);
  await offer(contributor, conversationId, text);
  const [own] = await contributionsTo(contributor, conversationId);
  return { conversationId, id: own?._id ?? "" };
}

/** The path of what `owner` has written to somebody else's memory. */
export const pathOfOwn = async (owner: Person) => `/api/contributions/${(await contributed(await signUp(), owner)).id}`;

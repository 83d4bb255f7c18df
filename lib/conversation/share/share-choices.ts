/** For how long a link works, in days. */
export const expiries = ["never", 7, 30] as const;

/** What the sharer chooses for a link. What is missing stays as it is. */
export type ShareChoices = {
  withReply?: boolean;
  expiresInDays?: (typeof expiries)[number];
  takesContributions?: boolean;
};

type Expiring = { expiresAt: string | null };

/** Whether a link has ended by itself. */
export const hasEnded = ({ expiresAt }: Expiring) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** Those that have not. */
export const openOnes = <Link extends Expiring>(links: Link[]): Link[] => links.filter((link) => !hasEnded(link));

/** What is sent to share a part, whose `share` may be unknown. A reply that the preview does not have is not shared either. */
export const choicesToSend = (share: Expiring | undefined, chosen: ShareChoices, hasReply: boolean): ShareChoices => ({
  ...(share && hasEnded(share) && { expiresInDays: "never" }),
  ...chosen,
  ...(!hasReply && { withReply: false }),
});

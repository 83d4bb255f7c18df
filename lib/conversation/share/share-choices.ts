/** For how long a link works, in days. */
export const expiries = ["never", 7, 30] as const;

/** What the sharer chooses for a link. What is missing stays as it is. */
export type ShareChoices = {
  withReply?: boolean;
  expiresInDays?: (typeof expiries)[number];
  takesContributions?: boolean;
};

/** Whether a link has ended by itself. */
export const hasEnded = ({ expiresAt }: { expiresAt: string | null }) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

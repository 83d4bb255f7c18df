import { Notice } from "./notice";

/** The result of something that a person did. */
export type Outcome = { text: string; isFailure: boolean; isUnchanged?: boolean };

export const OutcomeNotice = ({ outcome }: { outcome: Outcome | null }) => (
  <Notice kind={outcome?.isFailure ? "error" : outcome?.isUnchanged ? "info" : "success"}>{outcome?.text}</Notice>
);

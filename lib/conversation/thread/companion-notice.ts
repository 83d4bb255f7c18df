import type { Receipt } from "../../api/schemas";

/** Whether a reply only says that no AI is connected. It is left out wherever a conversation is shared, printed or exported to read. */
export const isCompanionNotice = (receipt: Pick<Receipt, "isOffline" | "isListQuestion"> | null) =>
  receipt?.isOffline === true && !receipt.isListQuestion;

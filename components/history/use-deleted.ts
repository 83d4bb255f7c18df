import { useState } from "react";
import type { DeletedConversation } from "@/lib/answers";
import { newRequestKey } from "@/lib/client/request-key";
import { usePages } from "./use-pages";

const whole = {};

/** What was deleted and can be restored, deleted last first. Read afresh at each opening, and when `changes` says that something went or came back. */
export function useDeleted(changes: number) {
  const [opening] = useState(newRequestKey);
  return usePages<DeletedConversation>("/api/conversations/deleted", whole, `${opening} ${changes}`);
}

import { useMemo, useState } from "react";
import type { ConversationSummary } from "@/lib/answers";
import { newRequestKey } from "@/lib/client/request-key";
import { usePages } from "./use-pages";

const summary = { view: "summary" };

/**
 * The history, newest first, a page at a time. Read afresh at each opening, because other tabs and devices change it too, and
 * when a conversation is there again that was not at the opening. `hidden`: the ids that were just deleted.
 */
export function useHistory(hidden: ReadonlySet<string>) {
  const [opening] = useState(newRequestKey);
  const [hiddenBefore] = useState(hidden);
  const restored = [...hiddenBefore].filter((id) => !hidden.has(id));
  const { conversations: all, ...pages } = usePages<ConversationSummary>(
    "/api/conversations",
    summary,
    [opening, ...restored].join(" "),
  );
  const conversations = useMemo(() => all?.filter(({ _id }) => !hidden.has(_id)), [all, hidden]);
  return { ...pages, conversations };
}

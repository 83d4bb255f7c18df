import { useMemo, useState } from "react";
import { heading, isStoredFile } from "@/lib/api/conversation-shapes";
import type { ConversationSummary } from "@/lib/api/responses";
import { flag, nullable, number, optional, shape, text } from "@/lib/api/shape";
import { newRequestKey } from "@/lib/client/request-key";
import { fetcherOf, usePages } from "./use-pages";

const isSummary = shape<ConversationSummary>({
  ...heading,
  _id: text,
  pending: flag,
  refused: optional(flag),
  file: nullable(isStoredFile),
  timestamp: text,
  orderIndex: number,
  continuationCount: number,
});

const pages = { path: "/api/conversations", query: { view: "summary" }, fetchPage: fetcherOf(isSummary) };

/**
 * The history, newest first, a page at a time. It is read at each opening, because other tabs and devices change it, too, and when a
 * conversation is restored that was hidden at the opening. `hidden`: the ids that were just deleted.
 */
export function useHistory(hidden: ReadonlySet<string>) {
  const [opening] = useState(newRequestKey);
  const [initiallyHidden] = useState(hidden);
  const restored = [...initiallyHidden].filter((id) => !hidden.has(id));
  const { conversations: all, ...pagination } = usePages(pages, [opening, ...restored].join(" "));
  const conversations = useMemo(() => all?.filter(({ _id }) => !hidden.has(_id)), [all, hidden]);
  return { ...pagination, conversations };
}

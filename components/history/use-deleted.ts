import { useState } from "react";
import type { DeletedConversation } from "@/lib/api/responses";
import { number, shape, text } from "@/lib/api/shape";
import { newRequestKey } from "@/lib/client/request-key";
import { fetcherOf, usePages } from "./use-pages";

const isDeleted = shape<DeletedConversation>({
  _id: text,
  projectName: text,
  topic: text,
  deletedAt: text,
  daysLeft: number,
});

const pages = { path: "/api/conversations/deleted", query: {}, fetchPage: fetcherOf(isDeleted) };

/** The deleted conversations that can be restored, the last deleted one first. They are read at each opening and whenever `changes` changes. */
export function useDeleted(changes: number) {
  const [opening] = useState(newRequestKey);
  return usePages(pages, `${opening} ${changes}`);
}

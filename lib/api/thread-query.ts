import { z } from "zod";
import { limits } from "./limits";
import { id } from "./schemas";
import { serverLimits } from "./server-limits";

/**
 * The query of GET /api/conversations/{id}: a page of at most `limit` turns and notes, before the `cursor` of the page after it.
 * `index`, `noteId`: a continuation or a note; the page begins before it. `null`, without any of them: the whole thread.
 */
export const ThreadQuery = z
  .object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, serverLimits.conversationEntries)),
    cursor: z.coerce.number().int().min(1).max(2_147_483_647),
    index: z.coerce.number().int().min(0).max(2_147_483_646),
    noteId: id,
  })
  .partial()
  .transform((page) => (Object.keys(page).length === 0 ? null : { ...page, limit: page.limit ?? limits.threadPage }));
export type ThreadQuery = z.output<typeof ThreadQuery>;

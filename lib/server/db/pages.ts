/** What follows the conversation whose `orderIndex` is `cursor`, at most `limit`. */
export type Page = { cursor: number | null; limit: number };

/** A page of rows. One row more than a page holds shows whether there is another page. */
export function pageOf<Row extends { orderIndex: number }>(found: Row[], { limit }: Page) {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? String(last.orderIndex) : null };
}

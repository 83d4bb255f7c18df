import { z } from "zod";
import { id, TimeZone } from "./schemas";

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A language tag, as `en-GB`. */
export const Language = z.string().max(35).refine(isLanguage);

/**
 * The query of GET /api/account/export. `notes` and `replies` apply to what is made to be read: HTML is without them and Markdown
 * with them unless they are chosen; JSON contains everything. Without both, the .zip of Markdown has no copy that can be imported.
 * `lang` and `timeZone` are those of the reader, in which dates are written; a browser may send ones that are not valid.
 */
export const ExportQuery = z.object({
  format: z.enum(["json", "markdown", "html"]).default("json"),
  conversationId: id.optional(),
  notes: z.stringbool().optional(),
  replies: z.stringbool().optional(),
  lang: Language.optional().catch(undefined),
  timeZone: TimeZone.catch("UTC"),
});

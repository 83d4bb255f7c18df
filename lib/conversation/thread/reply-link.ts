/** A link of a reply. `destination`: the host or the mail address that it leads to, unless its text says it already. */
type ReplyLink = { href: string; destination: string | null };

/**
 * What becomes of a link in a reply. `null`: it stays plain text, because it leads to no website and no mail address. A link of a
 * footnote does so, too: it would change the path of the app, which is in the hash.
 */
export function replyLink(href: string, text: string): ReplyLink | null {
  if (!URL.canParse(href)) return null;
  const { protocol, host, pathname } = new URL(href);
  const destination = protocol === "mailto:" ? pathname : host;
  if (!["http:", "https:", "mailto:"].includes(protocol) || !destination) return null;
  const [shown] = text
    .toLowerCase()
    .replace(/^(https?:\/\/|mailto:)/, "")
    .split(/[/?#]/);
  return { href, destination: shown === destination ? null : destination };
}

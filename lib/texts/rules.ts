/** The length of a text as every limit of spec §5 counts it: UTF-16 units after trimming the ends. */
export function textLength(text: string): number {
  return text.trim().length;
}

/** Whether Postgres can keep this text: no U+0000 and no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

/** A text as search compares it: lower case, without accents, compatibility forms unified. Both sides of a search use it. */
export function normalizeForSearch(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.replaceAll("ẞ", "ß").toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** A number of bytes as people read it: "12 bytes", "64 KB", "1.5 MB". */
export function sizeLabel(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(bytes / 104_857.6) / 10} MB`;
}

/** A user name or an e-mail address as uniqueness compares it (NFKC, ignoring case). */
export function normalizeName(name: string): string {
  return name.trim().normalize("NFKC").toLowerCase();
}

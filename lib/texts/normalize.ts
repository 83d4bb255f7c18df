/** Normalizes text for search: lower case, without accents, compatibility forms unified. Applied to both the term and the text. */
export function normalizeForSearch(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.replaceAll("ẞ", "ß").toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** Far more than a name or an address that anybody can register. Normalizing combining marks takes time in the square of their number. */
const comparedLength = 1000;

/** Normalizes a user name or e-mail address for the uniqueness check (NFKC, lower case). Characters beyond the first 1,000 are left out. */
export function normalizeName(name: string): string {
  return name.trim().slice(0, comparedLength).toWellFormed().normalize("NFKC").toLowerCase();
}

/** The keys under which a person is found by name and by address. */
export const nameKey = (username: string) => `name:${normalizeName(username)}`;
export const mailKey = (email: string) => `mail:${normalizeName(email)}`;

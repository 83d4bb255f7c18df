import type { Care } from "../config/app-config";
import type { CareSign } from "./care";

/** Whether words are met with a line on where help is. It only depends on the words, and is neither stored nor sent. */
export const isGrave = (sign: CareSign | null) => sign === "self-harm" || sign === "abuse";

/** The operator's line for a reader's language ("de-AT"): that of the tag, else of its language, else the default one. */
export function careLineFor(care: Care, tag: string) {
  const names = [tag, tag.split("-")[0] ?? ""];
  const language = names.find((name) => Object.hasOwn(care, name));
  const { text, url } = care[language ?? "default"] ?? care.default;
  return { text, url, label: url.replace(/^(https?:\/\/(www\.)?|tel:)/, "").replace(/\/$/, ""), language };
}

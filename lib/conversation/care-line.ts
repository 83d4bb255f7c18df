import type { Care } from "../config/app-config";
import type { CareSign } from "./care/phrases";

/** Whether a message gets the care line. This depends only on its text, and is neither stored nor sent. */
export const isGrave = (sign: CareSign | null) => sign === "self-harm" || sign === "abuse";

/** The operator's line for a language tag ("de-AT"): for the tag, else for its language, else the default. */
export function careLineFor(care: Care, tag: string) {
  const names = [tag, tag.split("-")[0] ?? ""];
  const language = names.find((name) => Object.hasOwn(care, name));
  const { text, url } = care[language ?? "default"] ?? care.default;
  return { text, url, label: url.replace(/^(https?:\/\/(www\.)?|tel:)/, "").replace(/\/$/, ""), language };
}

import type { Care } from "../../config/app-config";

/** The operator's line for a language tag ("de-AT"): for the tag, else for its language, else the default. */
export function careLineFor(care: Care, tag: string) {
  const names = [tag, tag.split("-")[0] ?? ""];
  const language = names.find((name) => Object.hasOwn(care, name));
  const { text, shortText = text, url } = care[language ?? "default"] ?? care.default;
  return { text, shortText, url, label: url.replace(/^(https?:\/\/(www\.)?|tel:)/, "").replace(/\/$/, ""), language };
}

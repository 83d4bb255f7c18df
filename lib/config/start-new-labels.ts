import type { Features } from "../api/responses";
import { texts } from "../texts";
import type { AppConfig } from "./app-config";

/** The label of Start New on the page and in the menu. If the operator set only one of them, it is used for both. */
export function startNewLabels(
  { startNewButtonText: page }: Pick<AppConfig, "startNewButtonText">,
  { startNewButtonText: menu }: Pick<Features, "startNewButtonText">,
) {
  return { page: page ?? menu ?? texts.label.startNew, menu: menu ?? page ?? texts.label.startNew };
}

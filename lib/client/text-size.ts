import { readStored } from "./browser-storage";

/** In per cent of the size that the browser is set to. */
export const textSizes = ["100%", "125%", "150%", "200%"] as const;
type TextSize = (typeof textSizes)[number];

export const textSizeKey = "flexi.textSize";

export const readTextSize = (): TextSize => textSizes.find((size) => size === readStored(textSizeKey)) ?? "100%";

/** Stores the choice on this device. The script that paints the page first applies it from then on. */
export function chooseTextSize(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
  localStorage.setItem(textSizeKey, size);
}

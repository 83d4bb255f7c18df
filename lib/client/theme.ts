import { readStored } from "./browser-storage";
import { storageListeners } from "./storage-listeners";

type Theme = "light" | "dark";

export const themeKey = "flexi.theme";
const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)");
const { subscribe, notify } = storageListeners(themeKey);

/** For `useSyncExternalStore`. The theme also changes with the system. */
export function subscribeTheme(listener: () => void): () => void {
  const system = systemIsDark();
  const unsubscribe = subscribe(listener);
  system.addEventListener("change", listener);
  return () => {
    unsubscribe();
    system.removeEventListener("change", listener);
  };
}

export function readTheme(): Theme {
  const chosen = readStored(themeKey);
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemTheme();
}

const systemTheme = (): Theme => (systemIsDark().matches ? "dark" : "light");

/** Stores a choice on this device. Choosing the theme of the system means following the system again. */
export function chooseTheme(theme: Theme): void {
  if (theme === systemTheme()) localStorage.removeItem(themeKey);
  else localStorage.setItem(themeKey, theme);
  notify();
}

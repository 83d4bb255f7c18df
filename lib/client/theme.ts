import { readStored } from "./browser-storage";

type Theme = "light" | "dark";

export const themeKey = "flexi.theme";
const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. The theme also changes with the system and with a choice in another tab. */
export function subscribeTheme(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
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
  for (const listener of listeners) listener();
}

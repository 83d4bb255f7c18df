import { useLayoutEffect, useSyncExternalStore } from "react";
import { chooseTheme, readTheme, subscribeTheme } from "@/lib/client/theme";

export function useTheme() {
  const theme = useSyncExternalStore(subscribeTheme, readTheme);
  return { theme, switchTheme: () => chooseTheme(theme === "dark" ? "light" : "dark") };
}

export function useThemeOnPage() {
  const { theme } = useTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

import { lazy } from "react";
import type { AppView, AuthView } from "@/lib/routes";
import { useEndFirstPaint } from "./use-end-first-paint";
import { useView } from "./use-view";

export const loadHome = () => import("@/components/screens/home-screen");
export const loadAccount = () => import("@/components/screens/account-screen");

const HomeScreen = lazy(() => loadHome().then(({ HomeScreen }) => ({ default: HomeScreen })));
const AccountScreen = lazy(() => loadAccount().then(({ AccountScreen }) => ({ default: AccountScreen })));

/** Renders the screen for the address and the session. */
export function ScreenSwitch() {
  const view = useView();
  if (view.name === "redirect") return null;
  return <Screen view={view} />;
}

function Screen({ view }: { view: AuthView | AppView }) {
  useEndFirstPaint();
  switch (view.name) {
    case "home":
    case "training":
    case "history":
    case "life":
    case "conversation":
    case "shared":
      // One element for all of them, so that the menu, the guide and a reply being received keep their state.
      return <HomeScreen view={view} />;
    default:
      return <AccountScreen view={view} />;
  }
}

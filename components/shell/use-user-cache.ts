import { createElement, type ReactNode } from "react";
import { SWRConfig } from "swr";

/** Server data is kept per person: with the next one signed in nothing of the former is left to be shown. */
export function UserCache({ username, children }: { username: string | null; children: ReactNode }) {
  return createElement(SWRConfig, { key: username, value: { provider: () => new Map() } }, children);
}

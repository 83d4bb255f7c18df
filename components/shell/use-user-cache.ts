import { createElement, type ReactNode } from "react";
import { SWRConfig } from "swr";

/** A cache of server data for each person, so that nobody is shown the data of whoever was signed in before. */
export function UserCache({ username, children }: { username: string | null; children: ReactNode }) {
  return createElement(SWRConfig, { key: username, value: { provider: () => new Map() } }, children);
}

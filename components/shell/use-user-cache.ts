import { createElement, type ReactNode } from "react";
import { SWRConfig } from "swr";

/**
 * A failure is shown at once, with a way to try again. Nothing changes unexpectedly when somebody comes back to the window.
 */
const defaults = { revalidateOnFocus: false, shouldRetryOnError: false };

/** A cache of server data for each person, so that nobody is shown the data of whoever was signed in before. */
export function UserCache({ username, children }: { username: string | null; children: ReactNode }) {
  return createElement(SWRConfig, { key: username, value: { ...defaults, provider: () => new Map() } }, children);
}

import type { Environment } from "../config/environment";

/** The address of a view of the app. */
export function linkTo({ APP_URL, PORT }: Environment, path: string, query: Record<string, string>): string {
  return `${APP_URL ?? `http://localhost:${PORT}`}/#${path}?${new URLSearchParams(query)}`;
}

// What a person calls their conversations on this device: renaming is no call (spec §7), so nobody else learns of it.

import { isSignedIn } from "./session";
import { parseStored } from "./stored";

const prefix = "flexi.names.";
const keyOf = (username: string) => prefix + encodeURIComponent(username);

/** Local names by the id of their conversation. */
export type LocalNames = Readonly<Record<string, string>>;

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. A rename in another tab arrives as a storage event. */
export function subscribeLocalNames(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

/** All local names of a person as they are stored; equal as long as none changes. */
export const storedLocalNames = (username: string) => localStorage.getItem(keyOf(username)) ?? "{}";

/** Whatever else stands there is no name. */
export function parseLocalNames(stored: string): LocalNames {
  const names = parseStored(stored);
  if (typeof names !== "object" || names === null) return {};
  return Object.fromEntries(Object.entries(names).filter(([, name]) => typeof name === "string"));
}

/** Forgets all local names of a person who is no more. */
export const clearLocalNames = (username: string) => localStorage.removeItem(keyOf(username));

/** Keeps a local name, or forgets it for `null`. `false`: the storage is full or forbidden, or this person has left. */
export function keepLocalName(username: string, conversationId: string, name: string | null): boolean {
  if (!isSignedIn(username)) return false;
  const { [conversationId]: _, ...others } = parseLocalNames(storedLocalNames(username));
  const names = name === null ? others : { ...others, [conversationId]: name };
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(names));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

// The names that a person gives their conversations on this device: renaming makes no call (spec §7), so the server does not know them.

import { parseStored, readStored } from "./browser-storage";
import { isSignedIn } from "./session";
import { storageListeners } from "./storage-listeners";

const prefix = "flexi.names.";
const keyOf = (username: string) => prefix + encodeURIComponent(username);

/** Local names by the id of their conversation. */
type LocalNames = Readonly<Record<string, string>>;

const { subscribe, notify } = storageListeners(prefix);
export const subscribeLocalNames = subscribe;

/** All local names of a person as they are stored; equal as long as none changes. */
export const storedLocalNames = (username: string) => readStored(keyOf(username)) ?? "{}";

/** Values that are no text are ignored. */
export function parseLocalNames(stored: string): LocalNames {
  const names = parseStored(stored);
  if (typeof names !== "object" || names === null) return {};
  return Object.fromEntries(Object.entries(names).filter(([, name]) => typeof name === "string"));
}

/** For the removal of an account. */
export const clearLocalNames = (username: string) => localStorage.removeItem(keyOf(username));

/** Stores a local name, or removes it for `null`. `false`: the storage is full or forbidden, or this person has logged out. */
export function keepLocalName(username: string, conversationId: string, name: string | null): boolean {
  if (!isSignedIn(username)) return false;
  const { [conversationId]: _, ...others } = parseLocalNames(storedLocalNames(username));
  const names = name === null ? others : { ...others, [conversationId]: name };
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(names));
  } catch {
    return false;
  }
  notify();
  return true;
}

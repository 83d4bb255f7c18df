// Which lines on where help is a person has hidden on this device. Under a name that says nothing to whoever looks at the storage.

import { parseStored } from "./stored";

const keyOf = (username: string) => `flexi.hidden.${encodeURIComponent(username)}`;

function hiddenIds(username: string): string[] {
  const ids = parseStored(localStorage.getItem(keyOf(username)));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export const isCareHidden = (username: string, id: string) => hiddenIds(username).includes(id);

/** A full or forbidden storage costs the line's staying hidden. */
export function keepCareHidden(username: string, id: string): void {
  try {
    localStorage.setItem(keyOf(username), JSON.stringify([...hiddenIds(username).filter((other) => other !== id), id]));
  } catch (error) {
    console.warn("This browser cannot keep what is hidden.", error);
  }
}

/** Forgets what a person has hidden who is no more. */
export const clearHiddenCare = (username: string) => localStorage.removeItem(keyOf(username));

// The care lines that a person has hidden on this device. The key does not reveal what they are to others who see the storage.

import { parseStored, readStored } from "./browser-storage";

const keyOf = (username: string) => `flexi.hidden.${encodeURIComponent(username)}`;

function hiddenIds(username: string): string[] {
  const ids = parseStored(readStored(keyOf(username)));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export const isCareHidden = (username: string, id: string) => hiddenIds(username).includes(id);

/** If the storage is full or forbidden, the line is there again after a reload. */
export function keepCareHidden(username: string, id: string): void {
  try {
    localStorage.setItem(keyOf(username), JSON.stringify([...hiddenIds(username).filter((other) => other !== id), id]));
  } catch (error) {
    console.warn("This browser cannot store what is hidden.", error);
  }
}

/** For the removal of an account. */
export const clearHiddenCare = (username: string) => localStorage.removeItem(keyOf(username));

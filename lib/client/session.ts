import { paths } from "../routes";
import { isStorageAllowed, readStored } from "./browser-storage";
import { openPath } from "./hash-location";

/** Who is signed in on this device; the same in all tabs. `notice`: why the session ended, unless the person ended it. */
export type Session = { status: "in"; token: string; username: string } | { status: "out"; notice: string | null };

export const tokenKey = "token";
const usernameKey = "username";
export const displayNameKey = "displayName";
export const returnKey = "shareReturnUrl";

const listeners = new Set<() => void>();
let current: Session | undefined;
let end = new AbortController();
let notice: string | null = null;

/** For `useSyncExternalStore`. A login or logout in another tab arrives as a storage event. */
export function subscribeSession(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== null && key !== tokenKey) return;
    const previous = readSession();
    refresh();
    const isLogout = previous.status === "in" && current?.status === "out" && !localStorage.getItem(usernameKey);
    if (!isLogout) return;
    // A profile that loaded meanwhile may have stored it again.
    localStorage.removeItem(displayNameKey);
    // After a logout the next login does not return to this page.
    openPath(paths.login);
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  // Another tab may have changed it between the first look and now.
  if (isStorageAllowed() && (localStorage.getItem(tokenKey) || null) !== tokenOf(readSession())) refresh();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

export function readSession(): Session {
  current ??= load();
  return current;
}

function load(): Session {
  const token = localStorage.getItem(tokenKey);
  if (!token) return { status: "out", notice };
  const username = usernameOf(token);
  if (username !== null) return { status: "in", token, username };
  localStorage.removeItem(tokenKey);
  return { status: "out", notice };
}

/** Aborts when the current session ends or another one takes over. */
export function sessionEnd(): AbortSignal {
  readSession();
  return end.signal;
}

/**
 * Whether this person is signed in at this moment: another tab may have ended the session, and its storage event may not have
 * arrived yet. An expired token counts as signed in, so that text typed with it is not lost.
 */
export function isSignedIn(username: string): boolean {
  const session = readSession();
  const token = localStorage.getItem(tokenKey);
  if (session.status === "out" || session.username !== username || !token) return false;
  return token === session.token || usernameOf(token) === username;
}

export const tokenOf = (session: Session) => (session.status === "in" ? session.token : null);

function refresh(): void {
  const previous = readSession();
  current = load();
  if (tokenOf(previous) !== tokenOf(current)) {
    end.abort();
    end = new AbortController();
  }
  for (const listener of listeners) listener();
}

/**
 * The user name inside a token ("User" if it has none, spec §3), or `null` if it cannot be decoded or has expired. Only the server
 * checks the signature. (The HTML contains the source text of this function, which can use nothing outside of it: first-paint-script.tsx.)
 */
export function usernameOf(token: string): string | null {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { username?: unknown; exp?: unknown };
    if (typeof claims.exp === "number" && claims.exp * 1000 < Date.now()) return null;
    return typeof claims.username === "string" && claims.username ? claims.username : "User";
  } catch {
    return null;
  }
}

export function startSession(token: string): void {
  notice = null;
  localStorage.removeItem(displayNameKey);
  localStorage.setItem(tokenKey, token);
  refresh();
  if (current?.status === "in") localStorage.setItem(usernameKey, current.username);
}

/** Removes a token that the server refused, unless another tab has logged in since. */
export function expireSession(refusedToken: string, reason: string): void {
  if (localStorage.getItem(tokenKey) === refusedToken) endSession(reason);
  else refresh();
}

/** Removes the token; `reason` is the notice at the login. Drafts stay for the next login. */
export function endSession(reason: string): void {
  notice = reason;
  localStorage.removeItem(tokenKey);
  refresh();
}

/** The owner of the current session, or of the last one on this device. */
export function lastUsername(): string | null {
  const session = readSession();
  return session.status === "in" ? session.username : localStorage.getItem(usernameKey);
}

/** Removes the token and its owner's names at a logout. The user name is removed first: other tabs recognise a logout by that. */
export function forgetSession(reason: string | null): void {
  notice = reason;
  localStorage.removeItem(displayNameKey);
  localStorage.removeItem(usernameKey);
  localStorage.removeItem(tokenKey);
  refresh();
}

/** The signed-in person's display name, for greeting them before their profile has loaded. */
export const displayName = {
  read: () => readStored(displayNameKey),
  store(username: string, name: string) {
    try {
      if (isSignedIn(username)) localStorage.setItem(displayNameKey, name);
    } catch {
      // The storage is full: they are greeted by their user name for a moment.
    }
  },
};

/** The address of a shared part that a visitor opened before logging in (spec §4). */
export const shareReturn = {
  read: () => readStored(returnKey),
  store: (path: string) => localStorage.setItem(returnKey, path),
  clear: () => localStorage.removeItem(returnKey),
};

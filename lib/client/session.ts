import { paths } from "../routes";
import { openPath } from "./hash-location";

/** Who is signed in on this device, in step across tabs. `notice` says why a session ended, where nobody asked for it. */
export type Session = { status: "in"; token: string; username: string } | { status: "out"; notice: string | null };

export const tokenKey = "token";
const usernameKey = "username";
export const returnKey = "shareReturnUrl";

const listeners = new Set<() => void>();
let current: Session | undefined;
let end = new AbortController();
let notice: string | null = null;

/** For `useSyncExternalStore`. A login or logout in another tab arrives as a storage event. */
export function subscribeSession(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== null && key !== tokenKey) return;
    const before = readSession();
    refresh();
    // Where somebody asked to leave, the next login does not lead back to.
    const hasLeft = before.status === "in" && current?.status === "out" && !localStorage.getItem(usernameKey);
    if (hasLeft) openPath(paths.login);
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
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

/** Aborts as soon as whoever is signed in now no longer is, or is so by another session. */
export function sessionEnd(): AbortSignal {
  readSession();
  return end.signal;
}

/**
 * Whether this person is signed in at this moment: another tab may have ended the session, and what tells this one of it is
 * still on its way. A token past its time counts, because nothing that is typed may be lost to it.
 */
export function isSignedIn(username: string): boolean {
  const session = readSession();
  const token = localStorage.getItem(tokenKey);
  if (session.status === "out" || session.username !== username || !token) return false;
  return token === session.token || usernameOf(token) === username;
}

export const tokenOf = (session: Session) => (session.status === "in" ? session.token : null);

function refresh(): void {
  const before = readSession();
  current = load();
  if (tokenOf(before) !== tokenOf(current)) {
    end.abort();
    end = new AbortController();
  }
  for (const listener of listeners) listener();
}

/**
 * The user name inside a token ("User" where it names nobody, spec §3), or `null` if it cannot be decoded or is past its
 * time. Only the server checks the signature.
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
  localStorage.setItem(tokenKey, token);
  refresh();
  if (current?.status === "in") localStorage.setItem(usernameKey, current.username);
}

/** Forgets a token that the server refused, unless another tab has logged in since. */
export function expireSession(refusedToken: string, reason: string): void {
  if (localStorage.getItem(tokenKey) === refusedToken) endSession(reason);
  else refresh();
}

/** Forgets the token and says why at the login. Drafts stay for the next login. */
export function endSession(reason: string): void {
  notice = reason;
  localStorage.removeItem(tokenKey);
  refresh();
}

/** Whose session this is, or was the last on this device. */
export function lastUsername(): string | null {
  const session = readSession();
  return session.status === "in" ? session.username : localStorage.getItem(usernameKey);
}

/** Forgets the token because its owner asked to leave, and who that was. The name goes first, by which other tabs know it. */
export function forgetSession(reason: string | null): void {
  notice = reason;
  localStorage.removeItem(usernameKey);
  localStorage.removeItem(tokenKey);
  refresh();
}

/** The share address that a visitor came for before logging in (spec §4). */
export const shareReturn = {
  read: () => localStorage.getItem(returnKey),
  store: (path: string) => localStorage.setItem(returnKey, path),
  clear: () => localStorage.removeItem(returnKey),
};

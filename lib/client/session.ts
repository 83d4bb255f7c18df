import { clearDrafts } from "./drafts";

/** Who is signed in on this device, in step across tabs. `notice` says why a session ended, where nobody asked for it. */
export type Session = { status: "in"; token: string; username: string } | { status: "out"; notice: string | null };

export const tokenKey = "token";
const usernameKey = "username";
export const returnKey = "shareReturnUrl";

const listeners = new Set<() => void>();
let current: Session | undefined;
let notice: string | null = null;

/** For `useSyncExternalStore`. A login or logout in another tab arrives as a storage event. */
export function subscribeSession(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key === tokenKey) refresh();
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

function refresh(): void {
  current = load();
  for (const listener of listeners) listener();
}

/**
 * The user name inside a token ("User" where it names nobody, spec §3), or `null` if it cannot be decoded or is past its
 * time. The server alone judges the signature. It stands in the page as well (`early-script.ts`), and so uses nothing from
 * around it.
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

/** Forgets the token and everything unsent of this person, because they asked to leave. `reason`: what the login says. */
export function leaveSession(reason: string | null = null): void {
  const session = readSession();
  // A refused token has ended the session before; the name of its owner is still known.
  const username = session.status === "in" ? session.username : localStorage.getItem(usernameKey);
  if (username) clearDrafts(username);
  notice = reason;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(usernameKey);
  refresh();
}

/** The share address that a visitor came for before logging in (spec §4). */
export const shareReturn = {
  read: () => localStorage.getItem(returnKey),
  store: (path: string) => localStorage.setItem(returnKey, path),
  clear: () => localStorage.removeItem(returnKey),
};

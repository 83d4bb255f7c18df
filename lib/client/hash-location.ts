declare global {
  interface Window {
    /** The address after the last hash change that first-paint-script.tsx observed. */
    hashChangedTo?: string;
  }
}

/** What an entry of the browser's history has besides its address. `step`: the question of the guide, counted from 1. */
type HistoryState = { isTraining?: boolean; step?: number };

/** Where the app is: the path and the query inside the hash, and what the entry of the browser's history has besides. */
type Address = { path: string; query: string } & Required<HistoryState>;

function readState(): Required<HistoryState> {
  const { isTraining = false, step = 0 } = (window.history.state ?? {}) as HistoryState;
  return { isTraining, step };
}

const listeners = new Set<() => void>();
let current: { hash: string; address: Address } | undefined;

/** For `useSyncExternalStore`. */
export function subscribeAddress(listener: () => void) {
  watchAddress();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A new object after every move, so that opening the same address again is noticed. */
export function readAddress(): Address {
  const { isTraining, step } = readState();
  const isSame = (address: Address) => address.isTraining === isTraining && address.step === step;
  // Chromium sends no popstate event until the page has loaded, and nobody hears one until the app listens.
  if (current?.hash !== window.location.hash || !isSame(current.address)) current = load();
  return current.address;
}

function load() {
  const { hash } = window.location;
  const [, path = "", query = ""] = /^#?([^?#]*)(\?[^#]+)?/.exec(hash) ?? [];
  return { hash, address: { path: path.startsWith("/") ? path : `/${path}`, query, ...readState() } };
}

function refresh(): void {
  current = load();
  for (const listener of listeners) listener();
}

type OpenPath = (path: string, options?: HistoryState & { replace?: boolean }) => void;

/** The hash that was written here last, and the one that `openPath` replaced last. */
let written: string | null = null;
let replaced: string | null = null;

/** Opens a path inside the hash, at its top. A query before the hash belonged to a mail link and is dropped. */
export const openPath: OpenPath = (path, { replace = false, ...state } = {}) => {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, "", pathname + hash);
  if (replace) window.history.replaceState(state, "", `#${path}`);
  else {
    window.history.pushState(state, "", `#${path}`);
    window.scrollTo(0, 0);
  }
  written = window.location.hash;
  replaced = hash;
  refresh();
};

let isWatched = false;

/** Listens as long as the page exists, because changes without any subscriber also have to be noticed. */
function watchAddress(): void {
  if (isWatched) return;
  isWatched = true;
  written ??= window.location.hash;
  window.addEventListener("popstate", refresh);
  window.addEventListener("hashchange", ({ newURL }) => reportHash(newURL));
  if (window.hashChangedTo) reportHash(window.hashChangedTo);
}

/**
 * Next's router writes back the address that it knows: when it takes over the page, and some time after each `openPath`. It
 * learns of a link or a typed hash only through `history`. So each such change is passed to `history`, and restored if the
 * router undid it.
 */
function reportHash(newUrl: string): void {
  const { hash } = new URL(newUrl);
  const { pathname, search, hash: shown } = window.location;
  const isUndone = shown !== hash && shown === written;
  if (hash === replaced || (shown !== hash && !isUndone)) return;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
  written = hash;
  if (current?.hash !== hash) refresh();
}

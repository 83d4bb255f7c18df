/** Where the app is: the path and the query inside the hash, and whether the game is on in this entry of the browser's history. */
export type Address = { path: string; query: string; isTraining: boolean };

type HistoryState = { isTraining?: boolean } | null;

const isTrainingEntry = () => Boolean((window.history.state as HistoryState)?.isTraining);

const listeners = new Set<() => void>();
let current: Address | undefined;

/** For `useSyncExternalStore`. */
export function subscribeAddress(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A new object after every move, so that coming to the same place again can be told. */
export function readAddress(): Address {
  if (!current) {
    // For as long as the page lives: a move while nobody listens counts too.
    window.addEventListener("popstate", refresh);
    current = load();
  }
  return current;
}

function load(): Address {
  const [, path = "", query = ""] = /^#?([^?#]*)(\?[^#]+)?/.exec(window.location.hash) ?? [];
  return { path: path.startsWith("/") ? path : `/${path}`, query, isTraining: isTrainingEntry() };
}

function refresh(): void {
  current = load();
  for (const listener of listeners) listener();
}

export type OpenPath = (path: string, options?: { replace?: boolean; isTraining?: boolean }) => void;

/** Goes to a path inside the hash. A query before the hash belonged to a mail link and is left behind. */
export const openPath: OpenPath = (path, { replace = false, isTraining = false } = {}) => {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, "", pathname + hash);
  const state: HistoryState = isTraining ? { isTraining } : null;
  if (replace) window.history.replaceState(state, "", `#${path}`);
  else window.history.pushState(state, "", `#${path}`);
  refresh();
};

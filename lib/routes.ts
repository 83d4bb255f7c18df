/** The documented hash routes (spec §2). */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  conversation: "/conversation/:id",
  sharedPost: "/share/post/:postId",
  sharedContinuation: "/share/post/:postId/:index",
  sharedNote: "/share/post/:postId/note/:noteId",
} as const;

export const conversationPath = (id: string) => `/conversation/${encodeURIComponent(id)}`;

/** What a search found inside a conversation: its first turn, unless a continuation (0-based) or a note is named. */
export type SearchMatch = { term: string; index: number | null; noteId: string | null };

export function searchMatchPath(conversationId: string, { term, index, noteId }: SearchMatch): string {
  const query = new URLSearchParams({
    search: term,
    ...(index !== null && { index: String(index) }),
    ...(noteId !== null && { noteId }),
  });
  return `${conversationPath(conversationId)}?${query}`;
}

/** The hit that the query of a conversation's address names, if it names one. */
export function searchMatchOf(query: string): SearchMatch | null {
  const parameters = new URLSearchParams(query);
  const term = parameters.get("search");
  const index = parameters.get("index");
  if (!term) return null;
  return { term, index: index && /^\d{1,9}$/.test(index) ? Number(index) : null, noteId: parameters.get("noteId") };
}

/** The call that reads a whole thread, and the key of what it answered. */
export const threadUrl = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;

/** Where a reader sees one shared part: the post, a continuation by its 0-based index, or a note. */
export function sharedPath(postId: string, part: { index?: number; noteId?: string } = {}): string {
  const post = `/share/post/${encodeURIComponent(postId)}`;
  if (part.noteId !== undefined) return `${post}/note/${encodeURIComponent(part.noteId)}`;
  return part.index === undefined ? post : `${post}/${part.index}`;
}

/** What an `<a href>` names a path of ours by. */
export const hashHref = (path: string) => `#${path}`;

const withReturn = (path: string, returnUrl: string | null) =>
  returnUrl && returnUrl !== paths.home ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;

export const loginPath = (returnUrl: string | null = null) => withReturn(paths.login, returnUrl);
export const registerPath = (returnUrl: string | null = null) => withReturn(paths.register, returnUrl);

export const isSharePath = (path: string) => path.startsWith("/share/");

/** A return address is a path of ours or nothing: one leading slash, no scheme, no host, no way back to the door. */
export function safeReturnUrl(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return null;
  const isDoor = [paths.login, paths.register, paths.resetPassword].some((door) => value.split(/[?#]/)[0] === door);
  return isDoor ? null : value;
}

export type Visit = {
  /** The path inside the hash, without its query. */
  path: string;
  /** The query inside the hash, with its question mark, or "". */
  query: string;
  /** The query before the hash, with its question mark, or "". */
  pageQuery: string;
  hasToken: boolean;
  /** The share address that was stored before the login, if any. */
  storedReturnUrl: string | null;
};

/** A place of the app: the conversation or the shared part that its path names, or neither at home. */
type Place = { conversationId: string | null; sharedPath: string | null };

const places = [paths.home, paths.conversation, paths.sharedPost, paths.sharedContinuation, paths.sharedNote].map(
  (path) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`),
);

/** `null`: there is no such place. */
function placeOf(path: string): Place | null {
  const found = places.map((place) => place.exec(path)).find((match) => match !== null);
  if (!found) return null;
  const { id, postId } = found.groups ?? {};
  return { conversationId: id === undefined ? null : decoded(id), sharedPath: postId === undefined ? null : path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type Guarded =
  | ({ view: "app" } & Place)
  | { view: "login"; returnUrl: string | null }
  | { view: "register"; returnUrl: string | null }
  | { view: "reset-password"; token: string }
  | { view: "redirect"; to: string; shareReturn?: "store" | "clear" };

/** Who sees what (spec §4, Authentication view): the first rule that fits decides. */
export function guardRoute({ path, query, pageQuery, hasToken, storedReturnUrl }: Visit): Guarded {
  const parameters = new URLSearchParams(query);
  const resetToken = parameters.get("token") || new URLSearchParams(pageQuery).get("token");
  const returnUrl = safeReturnUrl(parameters.get("returnUrl"));
  const isDoor = path === paths.login || path === paths.resetPassword;

  if (resetToken) return { view: "reset-password", token: resetToken };
  if (path === paths.register) return { view: "register", returnUrl };
  if (hasToken) {
    const stored = safeReturnUrl(storedReturnUrl);
    if (isDoor) return { view: "redirect", to: returnUrl ?? stored ?? paths.home, shareReturn: "clear" };
    if (path === paths.home && stored) return { view: "redirect", to: stored, shareReturn: "clear" };
    const place = placeOf(path);
    return place ? { view: "app", ...place } : { view: "redirect", to: paths.home };
  }
  if (isDoor || path === paths.home) return { view: "login", returnUrl };
  const here = path + query;
  return { view: "redirect", to: loginPath(here), ...(isSharePath(path) && { shareReturn: "store" }) };
}

export const localHosts = ["localhost", "127.0.0.1", "[::1]"];

export const configFiles = {
  local: { app: "/api/config/flexiconfig.json", features: "/api/config/flexifeatures.json" },
  deployed: { app: "/flexiconfig.json", features: "/config/flexifeatures.json" },
};

/** Where the operator's two files are (spec §7): under `/api/config` on development hosts. */
export const configPaths = (hostname: string) => configFiles[localHosts.includes(hostname) ? "local" : "deployed"];

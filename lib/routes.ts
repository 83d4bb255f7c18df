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

/** A search match in a conversation: in a continuation (0-based), in a note, or else in the first turn. */
export type SearchMatch = { term: string; index: number | null; noteId: string | null };

export function searchMatchPath(conversationId: string, { term, index, noteId }: SearchMatch): string {
  const query = new URLSearchParams({
    search: term,
    ...(index !== null && { index: String(index) }),
    ...(noteId !== null && { noteId }),
  });
  return `${conversationPath(conversationId)}?${query}`;
}

/** The search match in the query of a conversation's URL, if any. */
export function searchMatchOf(query: string): SearchMatch | null {
  const parameters = new URLSearchParams(query);
  const term = parameters.get("search");
  const index = parameters.get("index");
  if (!term) return null;
  return { term, index: index && /^\d{1,9}$/.test(index) ? Number(index) : null, noteId: parameters.get("noteId") };
}

/** The URL that returns a whole thread, which is also its cache key. */
export const threadUrl = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;

/** The path of a shared part: the post, a continuation by its 0-based index, or a note. */
export function sharedPath(postId: string, part: { index?: number; noteId?: string } = {}): string {
  const post = `/share/post/${encodeURIComponent(postId)}`;
  if (part.noteId !== undefined) return `${post}/note/${encodeURIComponent(part.noteId)}`;
  return part.index === undefined ? post : `${post}/${part.index}`;
}

/** The `href` of a path. */
export const hashHref = (path: string) => `#${path}`;

const withReturn = (path: string, returnUrl: string | null) =>
  returnUrl && returnUrl !== paths.home ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;

export const loginPath = (returnUrl: string | null = null) => withReturn(paths.login, returnUrl);
export const registerPath = (returnUrl: string | null = null) => withReturn(paths.register, returnUrl);

export const isSharePath = (path: string) => path.startsWith("/share/");

/** A return URL has to be a path of the app: one leading slash, no scheme, no host, and not an authentication page. */
export function safeReturnUrl(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return null;
  const isAuthPage = [paths.login, paths.register, paths.resetPassword].some((path) => value.split(/[?#]/)[0] === path);
  return isAuthPage ? null : value;
}

export type Visit = {
  /** The path inside the hash, without its query. */
  path: string;
  /** The query inside the hash, with its question mark, or "". */
  query: string;
  /** The query before the hash, with its question mark, or "". */
  pageQuery: string;
  hasToken: boolean;
  /** The shared path that was stored before the login, if any. */
  storedReturnUrl: string | null;
};

/** The target of an app path: a conversation, a shared part, or neither (home). */
type PathTarget = { conversationId: string | null; sharedPath: string | null };

const pathPatterns = [paths.home, paths.conversation, paths.sharedPost, paths.sharedContinuation, paths.sharedNote].map(
  (path) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`),
);

/** `null`: an unknown path. */
function matchPath(path: string): PathTarget | null {
  const found = pathPatterns.map((pattern) => pattern.exec(path)).find((match) => match !== null);
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
  | ({ view: "app" } & PathTarget)
  | { view: "login"; returnUrl: string | null }
  | { view: "register"; returnUrl: string | null }
  | { view: "reset-password"; token: string }
  | { view: "redirect"; to: string; shareReturn?: "store" | "clear" };

/** Decides the view (spec §4, Authentication view): the first matching rule applies. */
export function guardRoute({ path, query, pageQuery, hasToken, storedReturnUrl }: Visit): Guarded {
  const parameters = new URLSearchParams(query);
  const resetToken = parameters.get("token") || new URLSearchParams(pageQuery).get("token");
  const returnUrl = safeReturnUrl(parameters.get("returnUrl"));
  const isLoginPath = path === paths.login || path === paths.resetPassword;

  if (resetToken) return { view: "reset-password", token: resetToken };
  if (path === paths.register) return { view: "register", returnUrl };
  if (hasToken) {
    const stored = safeReturnUrl(storedReturnUrl);
    if (isLoginPath) return { view: "redirect", to: returnUrl ?? stored ?? paths.home, shareReturn: "clear" };
    if (path === paths.home && stored) return { view: "redirect", to: stored, shareReturn: "clear" };
    const target = matchPath(path);
    return target ? { view: "app", ...target } : { view: "redirect", to: paths.home };
  }
  if (isLoginPath || path === paths.home) return { view: "login", returnUrl };
  const currentPath = path + query;
  return { view: "redirect", to: loginPath(currentPath), ...(isSharePath(path) && { shareReturn: "store" }) };
}

export const localHosts = ["localhost", "127.0.0.1", "[::1]"];

export const configFiles = {
  local: { app: "/api/config/flexiconfig.json", features: "/api/config/flexifeatures.json" },
  deployed: { app: "/flexiconfig.json", features: "/config/flexifeatures.json" },
};

/** The paths of the operator's two files (spec §7): below `/api/config` on development hosts. */
export const configPaths = (hostname: string) => configFiles[localHosts.includes(hostname) ? "local" : "deployed"];

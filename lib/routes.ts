/** The documented hash routes (spec §2), the history and the life line. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  history: "/history",
  life: "/life",
  conversation: "/conversation/:id",
  sharedPost: "/share/post/:postId",
  sharedContinuation: "/share/post/:postId/:index",
  sharedNote: "/share/post/:postId/note/:noteId",
  sharedWhole: "/share/conversation/:id/:shareId",
} as const;

/** Before the token in a mailed link that undoes a change. Not in a query: any `token` there opens the reset of a password (spec §4). */
export const undoPrefix = "/undo-change/";

/** Before the id of a challenge. */
export const challengePrefix = "/training/challenge/";

export const conversationPath = (id: string) => `/conversation/${encodeURIComponent(id)}`;

/** A search match in a conversation: in a continuation (0-based), in a note, or else in the first turn. */
export type SearchMatch = { term: string; index: number | null; noteId: string | null };

/** The search match in the query of a conversation's address, if there is one. */
export function searchMatchOf(query: string): SearchMatch | null {
  const parameters = new URLSearchParams(query);
  const term = parameters.get("search");
  const index = parameters.get("index");
  if (!term) return null;
  return { term, index: index && /^\d{1,9}$/.test(index) ? Number(index) : null, noteId: parameters.get("noteId") };
}

/** The call that reads a whole thread, and the SWR key of its response. */
export const threadUrl = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;

/** The call that reads and changes the profile, and its SWR key. */
export const profileUrl = "/api/profile";

/** The call that reads the latest conversations for home and the menu, and the SWR key of its response. */
export const latestUrl = "/api/conversations?view=summary&limit=5";

/** The call that reads the life line, and its SWR key. */
export const lifeLineUrl = "/api/life-line";

/** The call that reads the memories of this day, and the SWR key of its response. The call also names the time zone. */
export const onThisDayUrl = "/api/on-this-day";

/** The call that reads which questions a person has answered, and the SWR key of its response. */
export const usedQuestionsUrl = "/api/used-questions";

/** The `href` of a link to a path of the app. */
export const hashHref = (path: string) => `#${path}`;

const withReturn = (path: string, returnUrl: string | null) =>
  returnUrl && returnUrl !== paths.home ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;

export const loginPath = (returnUrl: string | null = null) => withReturn(paths.login, returnUrl);
export const registerPath = (returnUrl: string | null = null) => withReturn(paths.register, returnUrl);

export const isSharePath = (path: string) => path.startsWith("/share/");

/** A return URL is a path of the app or nothing: one leading slash, no scheme, no host, and none of the views for signing in. */
export function safeReturnUrl(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return null;
  const [path] = value.split(/[?#]/);
  return [paths.login, paths.register, paths.resetPassword].some((auth) => auth === path) ? null : value;
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
  /** Whether the game is on in this entry of the browser's history. */
  isTraining: boolean;
};

/** What somebody without a session may see, and where mailed links lead. */
export type AuthView =
  | { name: "login"; returnUrl: string | null }
  | { name: "register"; returnUrl: string | null }
  | { name: "reset"; token: string }
  | { name: "undo"; token: string };

/** What somebody who is signed in may see. */
export type AppView =
  | { name: "home" }
  /** `challenge`: the id of one. */
  | { name: "training"; challenge?: string }
  | { name: "history" }
  | { name: "life" }
  | { name: "conversation"; id: string; match: SearchMatch | null }
  | { name: "shared"; path: string };

export type View = AuthView | AppView | { name: "redirect"; to: string; shareReturn?: "store" | "clear" };

/** Who sees what (spec §4, Authentication view): the first rule that matches decides. */
export function viewOf(visit: Visit): View {
  const { path, query, pageQuery, hasToken, storedReturnUrl } = visit;
  const parameters = new URLSearchParams(query);
  const resetToken = parameters.get("token") || new URLSearchParams(pageQuery).get("token");
  const returnUrl = safeReturnUrl(parameters.get("returnUrl"));
  const isLogin = path === paths.login || path === paths.resetPassword;

  if (resetToken) return { name: "reset", token: resetToken };
  if (path.startsWith(undoPrefix)) return { name: "undo", token: path.slice(undoPrefix.length) };
  if (path === paths.register) return { name: "register", returnUrl };
  if (hasToken) {
    const stored = safeReturnUrl(storedReturnUrl);
    if (isLogin) return { name: "redirect", to: returnUrl ?? stored ?? paths.home, shareReturn: "clear" };
    if (path === paths.home && stored) return { name: "redirect", to: stored, shareReturn: "clear" };
    return appViewOf(visit) ?? { name: "redirect", to: paths.home };
  }
  if (isLogin || path === paths.home) return { name: "login", returnUrl };
  return { name: "redirect", to: loginPath(path + query), ...(isSharePath(path) && { shareReturn: "store" }) };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`);
const homePattern = patternOf(paths.home);
const conversationPattern = patternOf(paths.conversation);
const sharedPatterns = [paths.sharedPost, paths.sharedContinuation, paths.sharedNote, paths.sharedWhole].map(patternOf);

/** `null`: the app has no such path. */
function appViewOf({ path, query, isTraining }: Visit): AppView | null {
  if (homePattern.test(path)) return { name: isTraining ? "training" : "home" };
  if (path.startsWith(challengePrefix)) return { name: "training", challenge: path.slice(challengePrefix.length) };
  if (path === paths.history) return { name: "history" };
  if (path === paths.life) return { name: "life" };
  const id = conversationPattern.exec(path)?.groups?.id;
  if (id !== undefined) return { name: "conversation", id: decodePercent(id), match: searchMatchOf(query) };
  return sharedPatterns.some((pattern) => pattern.test(path)) ? { name: "shared", path } : null;
}

/** The text itself if a percent sign in it stands for itself. */
export function decodePercent(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const localHosts = ["localhost", "127.0.0.1", "[::1]"];

export const configFiles = {
  local: { app: "/api/config/flexiconfig.json", features: "/api/config/flexifeatures.json?view=page" },
  deployed: { app: "/flexiconfig.json", features: "/config/flexifeatures.json?view=page" },
};

/** The paths of the operator's two files (spec §7): below `/api/config` on development hosts. The second one is for the page. */
export const configPaths = (hostname: string) => configFiles[localHosts.includes(hostname) ? "local" : "deployed"];

import { draftsKey, guideScope } from "@/lib/client/drafts";
import { configHeaders } from "@/lib/client/first-paint";
import { fontsKey } from "@/lib/client/fonts";
import { displayNameKey, returnKey, tokenKey, usernameOf } from "@/lib/client/session";
import { textSizeKey } from "@/lib/client/text-size";
import { themeKey } from "@/lib/client/theme";
import { configFiles, latestUrl, localHosts, onThisDayUrl, paths, profileUrl, usedQuestionsUrl } from "@/lib/routes";

const constants = {
  keys: {
    token: tokenKey,
    displayName: displayNameKey,
    theme: themeKey,
    textSize: textSizeKey,
    fonts: fontsKey,
    shareReturn: returnKey,
    drafts: draftsKey,
    guide: guideScope,
  },
  configHeaders,
  configPaths: { local: Object.values(configFiles.local), deployed: Object.values(configFiles.deployed) },
  localHosts,
  hashPaths: `^(${Object.values(paths).join("|").replace(/:\w+/g, "[^/]+")})$`,
  homePaths: { latest: latestUrl, onThisDay: onThisDayUrl, usedQuestions: usedQuestionsUrl, profile: profileUrl },
};

type Constants = typeof constants & { colours: Record<string, string> };

/**
 * Runs in the browser while the scripts of the app are loading: it adds a `#` that an address lacks, requests the configuration, applies
 * the chosen theme and text size, the operator's colours and the fonts that are in the cache. For a person who opens home it requests what
 * home shows of theirs, and greets them. The HTML contains its source text, so it can use nothing but its parameters and what browsers have.
 */
function firstPaint(
  { keys, configHeaders, configPaths, localHosts, hashPaths, homePaths, colours }: Constants,
  nameIn: typeof usernameOf,
): void {
  const root = document.documentElement;
  const { pathname, search: query } = window.location;
  // A path of the app without its `#` (next.config.ts).
  if (pathname !== "/" && new RegExp(hashPaths).test(pathname)) {
    const { hash } = window.location;
    window.history.replaceState(window.history.state, "", `/${hash.startsWith("#/") ? hash : `#${pathname}${query}`}`);
  }
  const { hash, hostname, search } = window.location;
  for (const [name, colour] of Object.entries(colours)) root.style.setProperty(name, colour);

  // Next's router undoes a change that is made while it takes over the page: lib/client/hash-location.ts restores it.
  window.addEventListener("hashchange", ({ newURL }) => {
    window.hashChangedTo = newURL;
  });

  window.preloadedResponses = {};
  function preload(path: string, headers: Record<string, string>, token?: string): Promise<Response> {
    // The body is read even if nobody takes the response: an unread one would occupy its connection.
    const response = fetch(path, { headers: { accept: "application/json", ...headers } }).then(
      async (received) => new Response(await received.text(), received),
    );
    // The app reports a failure when it needs the response.
    response.catch(() => null);
    if (window.preloadedResponses) window.preloadedResponses[path] = { response, token };
    return response;
  }
  for (const path of configPaths[localHosts.includes(hostname) ? "local" : "deployed"]) preload(path, configHeaders);

  try {
    const theme = localStorage.getItem(keys.theme);
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const textSize = localStorage.getItem(keys.textSize);
    if (textSize) root.dataset.textSize = textSize;
    if (sessionStorage.getItem(keys.fonts)) root.dataset.fonts = "";
    const isHome = /^(#\/?)?$/.test(hash) && !search && !window.history.state?.isTraining;
    const token = localStorage.getItem(keys.token);
    const username = token && nameIn(token);
    if (!isHome || !username || localStorage.getItem(keys.shareReturn)) return;
    const preloadOwn = (path: string) => preload(path, { authorization: `Bearer ${token}` }, token);
    preloadOwn(homePaths.latest)
      .then((response) => response.clone().json())
      .then(({ conversations }) => {
        if (conversations.length > 0) root.dataset.writer = "";
      })
      .catch(() => null);
    preloadOwn(homePaths.usedQuestions);
    preloadOwn(homePaths.profile);
    // After the first paint, because `Intl` loads its language data first: that takes long.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!window.preloadedResponses) return;
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        preloadOwn(`${homePaths.onThisDay}?${new URLSearchParams({ timeZone })}`);
      }),
    );
    // Somebody in the middle of a question sees that instead.
    const guides = `${keys.drafts}${encodeURIComponent(username)}.${keys.guide}`;
    const isQuestion = ([key, draft]: [string, string]) => {
      if (!key.startsWith(guides)) return false;
      const { stage, isSetAside } = JSON.parse(draft);
      return stage?.name === "question" && !isSetAside;
    };
    if (Object.entries<string>(localStorage).some(isQuestion)) return;
    root.dataset.waitingHome = "";
    new MutationObserver((_, observer) => {
      const name = document.querySelector("[data-name]");
      if (!name) return;
      observer.disconnect();
      name.textContent = localStorage.getItem(keys.displayName) || username;
    }).observe(root, { childList: true, subtree: true });
  } catch {
    // Storage is forbidden: the app handles that.
  }
}

const source = `(${firstPaint})(JSON.parse(document.currentScript.dataset.constants), ${usernameOf})`;

type Props = { nonce: string | undefined; colours: Record<string, string> };

/** The script that is part of the HTML. (Browsers hide the nonce of a script, so hydration cannot compare it.) */
export function FirstPaintScript({ nonce, colours }: Props) {
  return (
    <script nonce={nonce} data-constants={JSON.stringify({ ...constants, colours })} suppressHydrationWarning>
      {source}
    </script>
  );
}

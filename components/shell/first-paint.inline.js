// This script is part of the HTML and runs while the scripts of the app are loading: it requests the configuration, applies the
// chosen theme and the fonts that are in the cache, greets a person who opens home, and requests what home shows of theirs. Its constants
// come from first-paint-script.tsx.
(() => {
  const { keys, configHeaders, configPaths, localHosts, homePaths } = JSON.parse(
    document.currentScript.dataset.constants,
  );
  const root = document.documentElement;
  const { hash, hostname, search } = window.location;

  // Next's router undoes a change that is made while it takes over the page: lib/client/hash-location.ts restores it.
  window.addEventListener("hashchange", ({ newURL }) => {
    window.hashChangedTo = newURL;
  });

  window.preloadedResponses = {};
  function preload(path, headers, token) {
    // The body is read even if nobody takes the response: an unread one would occupy its connection.
    const response = fetch(path, { headers: { accept: "application/json", ...headers } }).then(
      async (received) => new Response(await received.text(), received),
    );
    // The app reports a failure when it needs the response.
    response.catch(() => null);
    window.preloadedResponses[path] = { response, token };
    return response;
  }
  const configHost = localHosts.includes(hostname) ? "local" : "deployed";
  for (const path of configPaths[configHost]) preload(path, configHeaders);

  try {
    const theme = localStorage.getItem(keys.theme);
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (sessionStorage.getItem(keys.fonts)) root.dataset.fonts = "";
    const isHome = /^(#\/?)?$/.test(hash) && !search && !window.history.state?.isTraining;
    const token = localStorage.getItem(keys.token);
    if (!isHome || !token || localStorage.getItem(keys.shareReturn)) return;
    const payload = token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const { username, exp } = JSON.parse(new TextDecoder().decode(bytes));
    if (!username || exp * 1000 < Date.now()) return;
    const preloadOwn = (path) => preload(path, { authorization: `Bearer ${token}` }, token);
    preloadOwn(homePaths.latest)
      .then((response) => response.clone().json())
      .then(({ conversations }) => {
        if (conversations.length > 0) root.dataset.writer = "";
      })
      .catch(() => null);
    homePaths.others.forEach(preloadOwn);
    // After the first paint, because `Intl` loads its language data first: that takes long.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!window.preloadedResponses) return;
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        preloadOwn(`${homePaths.onThisDay}?${new URLSearchParams({ timeZone })}`);
      }),
    );
    // Somebody with an unfinished guide sees its question instead of the greeting.
    const newDrafts = `${keys.drafts}${encodeURIComponent(username)}.${keys.newScope}`;
    if (Object.keys(localStorage).some((key) => key.startsWith(newDrafts))) return;
    const greeted = localStorage.getItem(keys.displayName) || username;
    root.dataset.firstPaint = greeted;
    new MutationObserver((_, observer) => {
      const name = document.querySelector("[data-greeted-name]");
      if (!name) return;
      name.textContent = greeted;
      observer.disconnect();
    }).observe(root, { childList: true, subtree: true });
  } catch {
    // Storage is forbidden, or the token cannot be decoded: the app handles both.
  }
})();

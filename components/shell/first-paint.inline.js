// This script is part of the HTML and runs while the scripts of the app are loading: it requests the configuration, applies the
// chosen theme, the operator's colours and the fonts that are in the cache. For a person who opens home it requests what home shows of
// theirs, and fills waiting-screen.tsx, in which they can write already. Its constants come from first-paint-script.tsx.
(() => {
  const { keys, configHeaders, configPaths, localHosts, homePaths, colours } = JSON.parse(
    document.currentScript.dataset.constants,
  );
  const root = document.documentElement;
  const { hash, hostname, search } = window.location;
  for (const [name, colour] of Object.entries(colours)) root.style.setProperty(name, colour);

  // Next's router undoes a change that is made while it takes over the page: lib/client/hash-location.ts restores it.
  window.addEventListener("hashchange", ({ newURL }) => {
    window.hashChangedTo = newURL;
  });

  window.preloadedResponses = {};
  function preload(path, headers, token, query = "") {
    // The body is read even if nobody takes the response: an unread one would occupy its connection.
    const response = fetch(`${path}${query}`, { headers: { accept: "application/json", ...headers } }).then(
      async (received) => new Response(await received.text(), received),
    );
    // The app reports a failure when it needs the response.
    response.catch(() => null);
    window.preloadedResponses[path] = { response, token };
    return response;
  }

  /** The app submits the form when it has loaded: components/conversation/use-early-input.ts. */
  function keepSubmission(form) {
    form?.addEventListener("submit", (event) => {
      event.preventDefault();
      form.dataset.submitted = "";
    });
    form?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.target.name !== "projectName") return;
      event.preventDefault();
      form.requestSubmit();
    });
  }

  /** The question of the day. If it was pressed, the app begins with it when it has loaded. */
  function showQuestion({ topicId, topic, ribbon, text }) {
    const section = document.querySelector("[data-early-question]");
    const card = section.querySelector("[data-ribbon]");
    const button = section.querySelector("button");
    const fields = document.querySelector("[data-early-home] form").elements;
    function choose(isChosen) {
      root.toggleAttribute("data-question-pressed", isChosen);
      card.toggleAttribute("data-chosen", isChosen);
    }
    button.addEventListener("click", () => {
      choose(true);
      if (fields.topic) fields.topic.value = topicId;
      fields.projectName.focus();
    });
    fields.topic?.addEventListener("change", () => choose(false));
    card.dataset.ribbon = ribbon;
    section.querySelector("p").firstChild.textContent = topic;
    button.firstChild.textContent = text;
    section.hidden = false;
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
    const preloadOwn = (path, query) =>
      preload(path, { authorization: `Bearer ${token}` }, token, query).then((response) => response.clone().json());
    const isWriter = preloadOwn(homePaths.latest).then(({ conversations }) => {
      if (conversations.length > 0) root.dataset.writer = "";
      return conversations.length > 0;
    });
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
    const date = new Date(midnight - midnight.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    const day = new URLSearchParams({ date, begins: midnight.toISOString() });
    Promise.all([preloadOwn(homePaths.usedQuestions, `?${day}`), isWriter])
      .then(([{ today }, hasWritten]) => today && hasWritten && showQuestion(today))
      .catch(() => null);
    preloadOwn(homePaths.profile).catch(() => null);
    // After the first paint, because `Intl` loads its language data first: that takes long.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!window.preloadedResponses) return;
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        preloadOwn(`${homePaths.onThisDay}?${new URLSearchParams({ timeZone })}`).catch(() => null);
      }),
    );
    // Somebody with an unfinished guide sees its question instead of the greeting.
    const newDrafts = `${keys.drafts}${encodeURIComponent(username)}.${keys.newScope}`;
    if (Object.keys(localStorage).some((key) => key.startsWith(newDrafts))) return;
    const greeted = localStorage.getItem(keys.displayName) || username;
    root.dataset.greeted = "";
    new MutationObserver((_, observer) => {
      const screen = document.querySelector("[data-early-home]");
      if (!screen) return;
      observer.disconnect();
      screen.querySelector("[data-greeted-name]").textContent = greeted;
      keepSubmission(screen.querySelector("form"));
    }).observe(root, { childList: true, subtree: true });
  } catch {
    // Storage is forbidden, or the token cannot be decoded: the app handles both.
  }
})();

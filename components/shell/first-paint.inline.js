// This script is part of the HTML and runs while the scripts of the app are loading: it requests the configuration, applies the
// chosen theme, the operator's colours and the fonts that are in the cache. For a person who opens home it requests what home shows of
// theirs, and fills waiting-screen.tsx, in which they can write already. Its constants come from first-paint-script.tsx.
(() => {
  const { keys, configHeaders, configPaths, localHosts, homePaths, colours, newGuide } = JSON.parse(
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

  /** Fills in home's waiting screen. */
  function fillHome({ username, greeted, guide, save, question }) {
    new MutationObserver((_, observer) => {
      const screen = document.querySelector("[data-waiting]");
      // Its last element: the others are parsed by then.
      if (!screen?.querySelector("section button")) return;
      observer.disconnect();
      screen.querySelector("[data-name]").textContent = greeted;
      // Without a topic there is none.
      const form = screen.querySelector("form");
      if (form) keepInput(form, username, guide, save, question);
    }).observe(root, { childList: true, subtree: true });
  }

  /** Keeps what is written in the form as a draft, until the app takes over: use-waiting-form.ts. */
  function keepInput(form, username, guide, save, question) {
    const { topic, projectName } = form.elements;
    const waitingForm = { username, element: form, guide, isChanged: false, isSubmitted: false };
    window.waitingForm = waitingForm;
    if (topic) topic.value = guide.topicId ?? "";
    projectName.value = guide.projectName;
    function change(changes) {
      Object.assign(guide, changes, { requestKey: null });
      waitingForm.isChanged = true;
      save(guide);
    }
    projectName.addEventListener("input", () => change({ projectName: projectName.value }));
    topic?.addEventListener("change", () => change({ topicId: topic.value || null }));
    // As `sendOnEnter` of components/ui/keys.ts.
    projectName.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
      if (!window.matchMedia("(pointer: fine)").matches) return;
      event.preventDefault();
      form.requestSubmit();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      waitingForm.isSubmitted = true;
      form.querySelector("button").ariaBusy = "true";
    });
    question.then((today) => today && showQuestion(today, topic, projectName, change));
  }

  /** The question of the day. Pressing it begins a memory with it, like `beginWith` of lib/conversation/guide/question-pool.ts. */
  function showQuestion({ topicId, topicName, ribbon, questions }, topic, projectName, change) {
    const section = document.querySelector("[data-waiting] section");
    // The app is already there.
    if (!section) return;
    const card = section.querySelector("[data-ribbon]");
    const button = section.querySelector("button");
    const choose = (isChosen) => {
      card.toggleAttribute("data-chosen", isChosen);
      button.ariaPressed = String(isChosen);
    };
    button.addEventListener("click", () => {
      choose(true);
      if (topic) topic.value = topicId;
      change({ topicId, shown: { [topicId]: questions.map(({ id }) => [id]) } });
      projectName.focus();
    });
    topic?.addEventListener("change", () => choose(false));
    choose(false);
    card.dataset.ribbon = ribbon;
    section.querySelector("p").firstChild.textContent = topicName;
    button.firstChild.textContent = questions[0].text;
    section.hidden = false;
  }

  function claimsOf(token) {
    const payload = token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
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
    const { username, exp } = claimsOf(token);
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
    const question = Promise.all([preloadOwn(homePaths.usedQuestions, `?${day}`), isWriter])
      .then(([{ today }, hasWritten]) => (hasWritten ? today : null))
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
    // As `openTabDraft` of lib/client/tab-draft.ts: the draft of this tab, or else the latest.
    const prefix = `${keys.drafts}${encodeURIComponent(username)}.`;
    const [latest] = Object.entries(localStorage)
      .filter(([key]) => key.startsWith(prefix + keys.guide))
      .map(([key, stored]) => ({ scope: key.slice(prefix.length), ...JSON.parse(stored) }))
      .filter(({ isSetAside }) => !isSetAside)
      .sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0));
    const ownKey = keys.drafts + keys.guide;
    const scope = sessionStorage.getItem(ownKey) ?? latest?.scope ?? `${keys.guide}#${Math.random()}`;
    const draft = JSON.parse(localStorage.getItem(prefix + scope));
    // Somebody who is answering a question sees that instead.
    if (draft && draft.stage.name !== "setup") return;
    root.dataset.waitingHome = "";
    const greeted = localStorage.getItem(keys.displayName) || username;
    const save = (guide) => {
      // Nothing is stored after a logout in another tab, or when somebody else has signed in there.
      const current = localStorage.getItem(keys.token);
      if (!current || claimsOf(current).username !== username) return;
      try {
        sessionStorage.setItem(ownKey, scope);
        localStorage.setItem(prefix + scope, JSON.stringify({ ...guide, savedAt: Date.now() }));
      } catch {
        // The storage is full: the app says so when it takes over.
      }
    };
    const guide = { ...newGuide, ...draft, isSetAside: false };
    fillHome({ username, greeted, guide, save, question: draft ? Promise.resolve(null) : question });
  } catch {
    // Storage is forbidden, or the token cannot be decoded: the app handles both.
  }
})();

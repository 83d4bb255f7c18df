/**
 * Every text on the screen, by the part that shows it: this file has the texts of the first screens, `texts/` those that are
 * loaded later or that only the server uses. The texts that spec §2, §5 and §8 quote are literal.
 */
export const texts = {
  ui: {
    close: "Close",
    retry: "Try again",
    notLoaded: "Not loaded",
    notStored:
      "Not saved on this device: your browser's storage is full or switched off. Send or copy this before you close the page.",
    partNotLoaded: "This couldn't be loaded. Please check your connection and try again, or load the page again.",
    showPassword: "Show password",
    hidePassword: "Hide password",
    charactersLeft: (count: number) => {
      const characters = Math.abs(count) === 1 ? "1 character" : `${Math.abs(count)} characters`;
      return count < 0 ? `${characters} too many` : `${characters} left`;
    },
  },
  layout: {
    title: "Flexi",
    skip: "Skip to content",
    skipMenu: "Skip the menu",
    menu: "Menu",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    topics: "Write about",
    lightTheme: "Light colours",
    darkTheme: "Dark colours",
    signedInAs: (name: string) => `Logged in as ${name}`,
    logout: "Logout",
    help: "Somebody to talk to",
    credit: (product: string) => `Made with ${product}`,
    offline: "You're offline. What you type is saved on this device, so you can send it later.",
    offlineUnstored:
      "You're offline, and this device has no space for what you typed. Copy it before you close the page.",
    scriptNeeded: "This page needs JavaScript.",
    notFound: "This page doesn't exist.",
    toStart: "Go to the home page",
    configurationFailed: "The configuration couldn't be loaded. Please check your connection and try again.",
  },
  menu: {
    search: "Search",
    searchField: "Search everything",
    history: "History",
    life: "Your life",
    shares: "What I share",
    sharedWithMe: "Shared with me",
    profile: "Edit Profile",
    myData: "My data",
  },
  conversation: {
    greeting: "Hi, ",
    welcome: "Welcome, let's get started!",
    loading: "Loading…",
    loadingConfiguration: "Loading configuration…",
    projectNameRequired: "Please enter a project name to continue.",
    projectNameTooLong: "Please keep the project name to 100 characters or less.",
    answerRequired: "Please answer the current question before proceeding.",
    oneAnswerRequired: "Please answer at least one question. The conversation begins with what you write.",
    answerTooLong: "Please keep your answer to 600 characters or less (about 100 words).",
    topicRequired: "Please select a memory type.",
    started: "Answer received, conversation started!",
    startError: (reason: string) => `Error starting conversation: ${reason}`,
    historyFailed: "Failed to fetch conversation history",
    unknown: "Conversation not found",
  },
  home: {
    photo: "Begin with a photo",
    questions: "Or begin with one of these",
    latest: "Your latest",
    discarded: "The unfinished memory was discarded.",
    discardedText: "What you hadn't sent was discarded.",
    startedAnew: "You started something new.",
    startedAnewUndoable: "You started something new. What you had typed is saved: Undo restores it.",
  },
  /** Buttons and labels that the configuration does not name. */
  label: {
    startNew: "Start New",
    begin: "Start",
    undo: "Undo",
    loading: "Loading...",
  },
  request: {
    sessionExpired: "Session expired, please log in again.",
    profileSessionExpired: "Your session has expired, please login",
    invalidJson: "Server returned invalid JSON",
    unexpected: "Something went wrong on our side. Please try again.",
    tooLarge: "This is too long to send at once. Please shorten it and try again.",
    unavailable: "The server can't be reached right now. Please try again in a moment.",
    offline: "The server can't be reached. Please check your connection and try again.",
  },
  crash: {
    title: "Unexpected Application Error!",
    hint: "What you typed is saved on this device. Load the page again to continue.",
    reload: "Reload",
  },
} as const;

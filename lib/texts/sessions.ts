/** The texts of the list of where somebody is signed in. */
export const sessionTexts = {
  title: "Where you're logged in",
  current: "This device",
  lastSeen: "Last seen",
  end: "Log out",
  endOn: (device: string) => `Log out ${device}`,
  endOthers: "Log out everywhere else",
  ended: "That device was logged out.",
  othersEnded: "You're logged out everywhere else.",
  failed: "The list couldn't be loaded.",
  endFailed: "That didn't work. Please try again.",
} as const;

/** The texts of the list of where somebody is signed in. */
export const sessionTexts = {
  title: "Where you are signed in",
  current: "This device",
  lastSeen: "Last seen",
  end: "Log out",
  endOn: (device: string) => `Log out ${device}`,
  endOthers: "Log out everywhere else",
  ended: "That device is logged out.",
  othersEnded: "You are logged out everywhere else.",
  failed: "The list could not be loaded.",
  endFailed: "That did not work. Please try again.",
} as const;

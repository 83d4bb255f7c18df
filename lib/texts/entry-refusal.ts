/** The server's messages about changed and removed entries. */
export const entryRefusalTexts = {
  changed: "Saved.",
  removed: "Removed.",
  removedForGood: "Removed for good.",
  broughtBack: "Brought back.",
  unknown: "This is no longer there.",
  stale: "This has since been changed elsewhere.",
  replyPending: "The reply to this is being written. Please wait until it has arrived.",
  notEditable: "This can be removed, but not edited.",
} as const;

/** The server's messages about changed and removed entries. */
export const entryRefusalTexts = {
  changed: "Saved.",
  removed: "Removed.",
  removedForGood: "Removed for good.",
  restored: "Restored.",
  unknown: "This is no longer here.",
  stale: "This was changed in another window or on another device. Please read it first.",
  replyPending: "The reply to this is still being written. Please wait until it's here.",
  notEditable: "This can be removed, but not edited.",
} as const;

/** The texts of the history. */
export const historyTexts = {
  removal: {
    deleteError: "Error deleting conversation",
    restoreError: "Error restoring conversation",
  },
  renaming: {
    renamed: "Conversation renamed successfully",
    unchanged: "Nothing was renamed.",
    "not saved": "This browser cannot keep the name.",
  },
  none: "No conversation history yet.",
  noneHint: "What you write is listed here by month, with its first words and its picture.",
  begin: "Write the first one",
  title: "Conversation History",
  failedHint: "What you wrote is safe. Check your connection, then try again.",
  actions: (name: string) => `Actions for ${name}`,
  /** Beside their icons, where the whole label is not visible. */
  action: { preview: "Preview", openApart: "New tab", rename: "Rename", remove: "Delete" },
  today: "Today",
  yesterday: "Yesterday",
  /** On one line. */
  continuations: (count: number) => (count === 1 ? "1\u00a0continuation" : `${count}\u00a0continuations`),
  preview: (name: string) => `Preview ${name}`,
  openApart: (name: string) => `Open ${name} in a new tab`,
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Delete ${name}`,
  nameLabel: "New name",
  nameHint: "The name is kept on this device only. Leave it empty for the original one.",
  onThisDevice: "on this device",
  more: (count: number) => (count === 1 ? "1 more entry" : `${count} more entries`),
  recentlyDeleted: "Recently deleted",
  toHistory: "Back to the history",
  deletedHint: (days: number) =>
    `Kept for ${days} days, then gone for good. Links to them stay switched off, even if you restore them.`,
  noneDeleted: (days: number) => `Nothing was deleted in the last ${days} days.`,
  deletedFailed: "What was deleted could not be loaded.",
  deletedOn: "Deleted",
  daysLeft: (count: number) => (count > 1 ? `${count} days left` : "less than a day left"),
  restore: "Restore",
  restoreOf: (name: string) => `Restore ${name}`,
  showMore: "Show more",
} as const;

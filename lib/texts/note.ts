/** The texts of private notes. */
export const noteTexts = {
  title: "Note to self",
  private: "Only you can see this. It's not sent to the AI.",
  added: "The note is saved.",
  shared: "Shared by link. It's not sent to the AI.",
  add: (buttonText: string) => `ADD ${buttonText.replace(/^\+\s*/, "")}`,
  label: "Your note",
  cancel: "Back to the conversation",
  conversationRequired: "Please start or select a conversation before adding a note.",
  failed: (message: string) => `Failed to add note: ${message}`,
  error: (reason: string) => `Error adding note: ${reason}`,
  empty: "Please write a note first.",
  tooLong: "Please keep your note to 600 characters or less (about 100 words).",
} as const;

/** The texts around a reply, which are loaded with the first conversation or sent by the server. */
export const replyTexts = {
  noReply: "No response message received from server",
  messageRequired: "Please write a message first.",
  messageTooLong: "Please keep your message to 600 characters or less (about 100 words).",
  saved: "Your words are saved.",
  unsaved: "This may not have been sent. Your words are below.",
  replyPlaceholder: "Error connecting to server",
  inProgress: "The reply is being written.",
  received: "The reply is here.",
  failed: (reason: string) => `There's no reply: ${reason}`,
  skipToComposer: "Skip to the message box",
  stopped: "The reply was stopped.",
  nothingToStop: "There's no reply to stop.",
  providerFailed: "The AI couldn't be reached. Please try again.",
  providerSetup: "The AI can't be used at the moment: the person who runs this site needs to check its settings.",
  refused:
    "The AI provider didn't allow a reply to this. That happens with some subjects and says nothing against what you wrote.",
  providerTimedOut: "The AI took too long to reply. Please try again.",
  dailyLimit: "The AI has reached its limit for today. You can ask for this reply tomorrow.",
  replyTooLong: "The AI's reply was too long to save. Please try again.",
  replyPending: "The AI is still writing its reply to this. Please wait a moment.",
  receipt: "What the AI saw",
  cut: {
    length: "The reply ends here because it reached its maximum length.",
    filter: "The reply ends here because the AI provider stopped it.",
  },
} as const;

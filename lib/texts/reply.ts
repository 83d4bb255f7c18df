/** The texts around a reply, which are loaded with the first conversation or sent by the server. */
export const replyTexts = {
  noReply: "No response message received from server",
  messageRequired: "Please write a message first.",
  messageTooLong: "Please keep your message to 600 characters or less (about 100 words).",
  replyPlaceholder: "Error connecting to server",
  inProgress: "The reply is being written.",
  received: "The reply has arrived.",
  failed: (reason: string) => `There is no reply: ${reason}`,
  skipToComposer: "Skip to the message box",
  stopped: "The reply was stopped.",
  nothingToStop: "There is no reply to stop.",
  providerFailed: "The AI could not be reached. Your words are saved; please try again.",
  providerSetup:
    "The AI cannot be used at the moment: whoever runs this site needs to fix its settings or its account. Your words are saved.",
  refused: "The AI cannot reply to this message. Your words are saved.",
  providerTimedOut: "The AI took too long to answer. Your words are saved; please try again.",
  dailyLimit: "The AI has written as much as it may today. Your words are saved; tomorrow you can ask for this reply.",
  replyTooLong: "The AI's reply was too long to keep. Your words are saved; please try again.",
  replyPending: "The AI is still answering this. Please wait a moment.",
  cut: {
    length: "The reply ends here because it reached the limit of its length.",
    filter: "The reply ends here because the AI provider stopped it.",
  },
} as const;

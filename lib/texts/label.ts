/** Buttons and labels of a conversation, which the configuration does not name. They are not in the first load. */
export const labelTexts = {
  you: "You",
  answer: "Your answer",
  message: "Your message",
  submit: "Submit",
  back: "Back",
  save: "Save",
  cancel: "Cancel",
  stop: "Stop",
  copy: "Copy",
  copied: "Copied",
  notCopied: "This browser can't copy for you. Please select the text and copy it yourself.",
  print: "Print",
  hide: "Hide",
  tryAgain: "Try again",
  latest: "Jump to latest",
  optional: "Optional",
} as const;

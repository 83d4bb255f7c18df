/** The texts of the view that undoes a change. Its title is in `accountTexts`, which the first load has. */
export const undoTexts = {
  explanation: [
    "We sent you this link because the email address or the password of your account was changed.",
    "If that wasn't you, undo it. This restores the address that this link was sent to, logs out every device, and you choose a new password.",
  ],
  undo: "Undo the change",
  undone: "The change is undone. Please choose a new password.",
  error: "Error undoing the change.",
} as const;

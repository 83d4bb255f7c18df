/** What is said about the name and the password of a new account. Only the forms load it. */
export const newAccountTexts = {
  usernameHidden: "Please choose a username without invisible or control characters.",
  passwordIsCommon:
    "This is one of the most common passwords, which are guessed first. A sentence of your own is better.",
  passwordIsOwn: "This is your own name or address, which is guessed first. A sentence of your own is better.",
  passwordIsShort: "Ten or more characters are harder to guess.",
} as const;

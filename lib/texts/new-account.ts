/** What is said about the name and the password of a new account. Only the forms load it. */
export const newAccountTexts = {
  usernameHidden: "Please choose a username without invisible or control characters.",
  passwordIsCommon: "This is a very common password, and easy to guess. A sentence of your own is better.",
  passwordIsOwn: "This is your own name or address, and easy to guess. A sentence of your own is better.",
  passwordIsShort: "Ten or more characters are harder to guess.",
} as const;

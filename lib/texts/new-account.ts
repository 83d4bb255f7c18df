/** Messages about the name and the password of a new account. Only the forms load it. */
export const newAccountTexts = {
  usernameHidden: "This username has hidden characters in it. Please type it again.",
  passwordIsCommon: "This is a very common password, and easy to guess. A sentence of your own is better.",
  passwordIsOwn: "This is your own name or email address, and easy to guess. A sentence of your own is better.",
  passwordIsShort: "Ten or more characters are harder to guess.",
} as const;

/** General error messages of the server. */
export const refusalTexts = {
  authenticationRequired: "Authentication required",
  invalidToken: "Invalid token",
  methodNotAllowed: "Method not allowed",
  notJson: "The request body is not valid JSON.",
  invalidField: (path: string) => `The field "${path}" is missing or has the wrong type.`,
  idempotencyKey: "The Idempotency-Key must have 1 to 64 characters.",
  tooLarge: (limit: string) => `The request is too large; at most ${limit} are accepted.`,
  tooSlow: "The request did not arrive in time. Please check your connection and try again.",
  malformedAddress: "The address is malformed.",
  throttled: "Too many attempts. Please wait a while and try again.",
  busy: "Too many people are logging in right now. Please try again in a moment.",
  databaseUnavailable: "The database is not reachable right now. Please try again in a moment.",
  migrationMissing: (names: string) => `The database has to be brought up to date: ${names} is missing.`,
  filesUnavailable: "Files cannot be saved or read right now. Please try again in a moment.",
  diskFull: "There is no room for this file right now. Please try again later.",
} as const;

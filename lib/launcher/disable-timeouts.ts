/** The first statement of a long transaction: a pooler may hand out a connection with the app's own short timeouts. */
export const disableTimeouts = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]
  .map((setting) => `SET LOCAL ${setting} = 0`)
  .join("; ");

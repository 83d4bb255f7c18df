/** Said first in a transaction that may take long: a pooler hands on connections on which the app has set its own short times. */
export const disableTimeouts = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]
  .map((time) => `SET LOCAL ${time} = 0`)
  .join("; ");

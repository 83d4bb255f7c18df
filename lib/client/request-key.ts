/** A new Idempotency-Key. (`crypto.randomUUID` is missing on plain-http addresses.) */
export const newRequestKey = () => toHex(crypto.getRandomValues(new Uint8Array(16)));

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What is known of a failure: the HTTP status, and what the provider's error object says. */
export type ErrorDetails = { status?: number; code?: unknown; error?: unknown };

/** A failure that a provider reports inside a response with status 200. */
export class ProviderError extends Error {
  readonly status: number | undefined;
  readonly code: unknown;

  constructor(readonly error: unknown) {
    super("The provider reports an error inside its response");
    const { code, status } = (error ?? {}) as ErrorDetails;
    this.code = code;
    this.status = [status, code].map(Number).find((number) => number >= 400 && number < 600);
  }
}

/** `passing` may succeed when retried, `setup` needs the operator (key, model, payment), `refused` rejects this message for good. */
export type ProviderFailure = "passing" | "setup" | "refused";

const setupStatuses = [401, 402, 403, 404];
const setupCodes: unknown[] = ["insufficient_quota", "invalid_api_key", "model_not_found", "model_decommissioned"];
const refusalCodes: unknown[] = ["content_filter", "content_policy_violation"];

/** Errors without a status are failures of the connection. */
export function failureOf({ status, code, error }: ErrorDetails): ProviderFailure {
  if (setupCodes.includes(code)) return "setup";
  if (refusalCodes.includes(code) || (status === 403 && isModerated(error))) return "refused";
  if (status === undefined) return "passing";
  // A redirect, which is not followed.
  if (setupStatuses.includes(status) || status < 400) return "setup";
  if (status === 408 || status === 409 || status === 429 || status >= 500) return "passing";
  return "refused";
}

/** OpenRouter responds with 403 to a message that its moderation rejected, and lists the reasons. */
function isModerated(error: unknown): boolean {
  const { metadata } = (error ?? {}) as { metadata?: { reasons?: unknown } };
  return Array.isArray(metadata?.reasons);
}

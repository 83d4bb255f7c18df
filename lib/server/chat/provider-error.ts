import "server-only";

/** What a provider's error says of itself, in the status of its answer or within it. */
export type ToldError = { status?: number; code?: unknown; error?: unknown };

/** A failure that a provider reports within an answer of status 200. */
export class ProviderError extends Error {
  readonly status: number | undefined;
  readonly code: unknown;

  constructor(readonly error: unknown) {
    super("The provider's answer says that it failed");
    const { code, status } = (error ?? {}) as ToldError;
    this.code = code;
    this.status = [status, code].map(Number).find((number) => number >= 400 && number < 600);
  }
}

/** How a provider failed: for the moment, because of how it is set up or paid, or because it does not take the message. */
export type ProviderFailure = "passing" | "setup" | "refused";

const setupStatuses = [401, 402, 403, 404];
const setupCodes = ["insufficient_quota", "invalid_api_key", "model_not_found", "model_decommissioned"];
const refusalCodes = ["content_filter", "content_policy_violation"];

/** Everything that has no status is a matter of the connection. */
export function failureOf({ status, code, error }: ToldError): ProviderFailure {
  if (setupCodes.includes(String(code))) return "setup";
  if (refusalCodes.includes(String(code)) || (status === 403 && isModerated(error))) return "refused";
  if (setupStatuses.includes(status ?? 0)) return "setup";
  if (status === undefined || status === 408 || status === 409 || status === 429 || status >= 500) return "passing";
  return "refused";
}

/** OpenRouter answers 403 for a message that its moderation stopped, and names the reasons. */
function isModerated(body: unknown): boolean {
  const { metadata } = (body ?? {}) as { metadata?: { reasons?: unknown } };
  return Array.isArray(metadata?.reasons);
}

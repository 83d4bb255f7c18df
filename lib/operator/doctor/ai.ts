import { STATUS_CODES } from "node:http";
import { type Environment, openAiUrl } from "../../config/environment";
import { deadlineMs, reasonOf } from "./connections";
import type { Finding } from "./environment";

const aiAdvice: Record<number, string> = {
  400: "Check OPENAI_MODEL.",
  401: "OPENAI_API_KEY is refused. Copy it again.",
  402: "The account has no credit left.",
  403: "OPENAI_API_KEY may not use this model. Check OPENAI_MODEL and the account.",
  404: "Check that OPENAI_BASE_URL ends as the provider writes it, often in /v1.",
  429: "The account has no credit left, or makes too many calls.",
};

/** What is wrong with the AI. Calls it once. */
export async function inspectAi({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Environment): Promise<Finding[]> {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return [];
  const base = (OPENAI_BASE_URL ?? openAiUrl).replace(/\/+$/, "");
  const body = { model: OPENAI_MODEL, messages: [{ role: "user", content: "Say hello." }], stream: true };
  const headers = { authorization: `Bearer ${OPENAI_API_KEY ?? "none"}`, "content-type": "application/json" };
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(`${base}/chat/completions`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal,
      redirect: "manual",
    });
    if (response.ok) {
      // Reading on would cost more.
      await response.body?.cancel();
      return inspectModel(`${base}/models/${encodeURIComponent(OPENAI_MODEL)}`, OPENAI_MODEL, headers);
    }
    const { status } = response;
    if (status < 400)
      return ["OPENAI_BASE_URL redirects, which Flexi does not follow. Set the address that it leads to."];
    if ([400, 403, 404].includes(status) && /model.{0,200}not.(found|exist)/is.test(await response.text())) {
      return [
        `OPENAI_MODEL: the AI's provider has no model ${OPENAI_MODEL} for this key (${status}). Set another one.`,
      ];
    }
    return [`The AI responds ${status} ${STATUS_CODES[status] ?? ""}. ${aiAdvice[status] ?? "Ask its provider."}`];
  } catch (error) {
    return [`OPENAI_BASE_URL: the AI cannot be reached (${reasonOf(error)}). Check the address and the network.`];
  }
}

const shutdownNoticeDays = 120;

/** Providers that announce when they shut a model down say so in its description. Others have none, which is no mistake. */
async function inspectModel(url: string, model: string, headers: Record<string, string>): Promise<Finding[]> {
  const description = await fetch(url, { headers, signal: AbortSignal.timeout(deadlineMs), redirect: "error" })
    .then((response) => response.json())
    .catch(() => null);
  const end = new Date(String(description?.shutdown_date));
  const days = Math.ceil((end.getTime() - Date.now()) / 86_400_000);
  if (!(days <= shutdownNoticeDays)) return [];
  const day = end.toISOString().slice(0, 10);
  return [`OPENAI_MODEL: ${model} ${days > 0 ? "ends" : "ended"} on ${day}. Set a newer one.`];
}

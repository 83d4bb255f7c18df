import { STATUS_CODES } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Environment, openAiUrl } from "../../config/environment";
import { storage } from "../../server/files/storage";
import type { Finding } from "./environment";

const deadlineMs = 15_000;

/** What is wrong with the configured services: the mail server, the file store, the AI and the public address. */
export async function inspectServices(environment: Environment): Promise<Finding[]> {
  const checks = [inspectMail, inspectFiles, inspectAi, inspectAddress];
  const findings = await Promise.all(checks.map((check) => check(environment)));
  return findings.flat();
}

/** The reason that the service or the network gives, on one line. */
const reasonOf = (error: unknown) => {
  const { message, code, cause } = error as NodeJS.ErrnoException;
  const { code: causeCode, message: causeMessage } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return String(causeCode ?? causeMessage ?? (message || code))
    .replace(/\s+/g, " ")
    .slice(0, 200);
};

async function beforeDeadline<Result>(work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const deadline = wait(deadlineMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error("no response in time");
  });
  return Promise.race([work, deadline]).finally(() => timer.abort());
}

async function inspectMail({ SMTP_URL }: Environment): Promise<Finding[]> {
  if (!SMTP_URL) return [];
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(SMTP_URL);
  try {
    await beforeDeadline(transport.verify());
    return [];
  } catch (error) {
    return [
      `SMTP_URL: the mail server does not let Flexi in (${reasonOf(error)}). Check host, port, user and password.`,
    ];
  } finally {
    transport.close();
  }
}

async function inspectFiles(environment: Environment): Promise<Finding[]> {
  if (!environment.BLOB_READ_WRITE_TOKEN) return [];
  try {
    // Removing what is not there changes nothing.
    await beforeDeadline(storage(environment).remove(["not-there"]));
    return [];
  } catch (error) {
    return [
      `BLOB_READ_WRITE_TOKEN: the file store refuses it (${reasonOf(error)}). Copy the token of a private store.`,
    ];
  }
}

const aiAdvice: Record<number, string> = {
  400: "Check OPENAI_MODEL.",
  401: "OPENAI_API_KEY is refused. Copy it again.",
  402: "The account has no credit left.",
  403: "OPENAI_API_KEY may not use this model. Check OPENAI_MODEL and the account.",
  404: "Check that OPENAI_BASE_URL ends as the provider writes it, often in /v1, and that OPENAI_MODEL exists.",
  429: "The account has no credit left, or makes too many calls.",
};

async function inspectAi({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Environment): Promise<Finding[]> {
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
    // The status is enough, and reading on would cost more.
    await response.body?.cancel();
    if (response.ok) return inspectModel(`${base}/models/${encodeURIComponent(OPENAI_MODEL)}`, OPENAI_MODEL, headers);
    const { status } = response;
    if (status < 400)
      return ["OPENAI_BASE_URL redirects, which Flexi does not follow. Set the address that it leads to."];
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

async function inspectAddress({ APP_URL }: Environment): Promise<Finding[]> {
  if (!APP_URL) return [];
  try {
    const response = await fetch(`${APP_URL}/api/health`, {
      signal: AbortSignal.timeout(deadlineMs),
      redirect: "manual",
    });
    if (response.status >= 300 && response.status < 400) {
      return [`APP_URL redirects to ${response.headers.get("location")}. Set the address that it leads to.`];
    }
    const health = (await response.json().catch(() => ({}))) as { status?: unknown; message?: unknown; code?: unknown };
    if (health.status === "ok") return [];
    if (health.code) return [`APP_URL: Flexi is not healthy there (${response.status}: ${health.message})`];
    return [
      `APP_URL: something other than Flexi responds there (${response.status}). Check the proxy, or the address.`,
    ];
  } catch (error) {
    return [`APP_URL: nothing responds there (${reasonOf(error)}). Start Flexi, or check the proxy and the name.`];
  }
}

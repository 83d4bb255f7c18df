import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type Environment, fileStoreOf } from "../../config/environment";
import { storage } from "../../server/files/storage";
import type { Finding } from "./environment";

export const deadlineMs = 15_000;

/** What is wrong with the mail server, the file store, the collector of traces, the public address and the port. */
export async function inspectConnections(environment: Environment, collector: string | undefined): Promise<Finding[]> {
  const checks = [inspectMail, inspectFiles, inspectAddress, inspectPort];
  const findings = await Promise.all([...checks.map((check) => check(environment)), inspectCollector(collector)]);
  return findings.flat();
}

/** The reason that the service or the network gives, on one line. */
export const reasonOf = (error: unknown): string => {
  const { message, code, cause } = error as NodeJS.ErrnoException;
  const { code: causeCode, message: causeMessage, cause: root } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  if (root) return reasonOf(cause);
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

const mailRefusal = { advice: "the mail server does not let Flexi in. Check host, port, user and password" };
const mailAdvice = [
  {
    pattern: /certificate|self.signed/i,
    advice:
      "nobody vouches for the certificate of the mail server. Give it one of a public authority, or name its file in NODE_EXTRA_CA_CERTS",
  },
  {
    pattern: /wrong version number|packet length|greeting never|no response|ECONNREFUSED|ETIMEDOUT/i,
    advice:
      "no mail server responds as expected on this port. Encrypted from the start it is mostly smtps:// and 465, otherwise smtp:// and 587",
  },
];

async function inspectMail({ SMTP_URL }: Environment): Promise<Finding[]> {
  if (!SMTP_URL) return [];
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(SMTP_URL);
  try {
    await beforeDeadline(transport.verify());
    return [];
  } catch (error) {
    const reason = reasonOf(error);
    const { advice } = mailAdvice.find(({ pattern }) => pattern.test(reason)) ?? mailRefusal;
    return [`SMTP_URL: ${advice} (${reason}).`];
  } finally {
    transport.close();
  }
}

async function inspectFiles(environment: Environment): Promise<Finding[]> {
  const store = fileStoreOf(environment);
  const isIncomplete = store === "s3" && !environment.S3_BUCKET;
  if (store === "disk" || isIncomplete) return [];
  try {
    // Removing what is not there changes nothing.
    await beforeDeadline(storage(environment).remove(["not-there"]));
    await beforeDeadline(storage(environment).open("not-there"));
    return [];
  } catch (error) {
    return store === "blob"
      ? [`BLOB_READ_WRITE_TOKEN: the file store refuses it (${reasonOf(error)}). Copy the token of a private store.`]
      : [
          `S3_ENDPOINT: ${reasonOf(error)}. Check S3_BUCKET, S3_REGION and the keys, which must read, list, write and delete.`,
        ];
  }
}

/** Whatever the collector responds, it is there. */
async function inspectCollector(collector: string | undefined): Promise<Finding[]> {
  if (!collector) return [];
  const reached = fetch(collector, { method: "POST", signal: AbortSignal.timeout(deadlineMs), redirect: "manual" });
  return reached.then(
    () => [],
    (error) => [
      `OTEL_EXPORTER_OTLP_ENDPOINT: nothing responds there (${reasonOf(error)}). Start the collector, or leave it out.`,
    ],
  );
}

type Health = { status?: unknown; message?: unknown; code?: unknown };
type FoundHealth = { response: Response; health: Health };

/** What responds at the address of a Flexi, and what it says if it is one. */
async function healthAt(url: string): Promise<FoundHealth> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(deadlineMs), redirect: "manual" });
  return { response, health: (await response.json().catch(() => ({}))) as Health };
}

async function inspectPort({ PORT, HOST, VERCEL }: Environment): Promise<Finding[]> {
  if (VERCEL) return [];
  const probe = createServer().listen({ port: PORT, host: HOST });
  const code = await once(probe, "listening").then(
    () => void probe.close(),
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (code === "EADDRNOTAVAIL") return ["HOST is not an address of this machine. Leave it out, or name one that is."];
  if (code === "EACCES")
    return [`PORT ${PORT} is for root alone. Choose one from 1024 on, and a proxy in front of it.`];
  if (code !== "EADDRINUSE") return [];
  const other = await healthAt(`http://${HOST ?? "127.0.0.1"}:${PORT}`).catch(() => null);
  if (other?.health.status || other?.health.code) return [];
  return [`PORT ${PORT} is in use by another program. Choose another one, or stop that program.`];
}

async function inspectAddress({ APP_URL, TRUSTED_PROXIES }: Environment): Promise<Finding[]> {
  if (!APP_URL) return [];
  const isBehindTls = APP_URL.startsWith("https:") && TRUSTED_PROXIES !== undefined;
  return healthAt(APP_URL).then(
    (found) => addressFindings(found, isBehindTls),
    (error) => [`APP_URL: nothing responds there (${reasonOf(error)}). Start Flexi, or check the proxy and the name.`],
  );
}

/** What is wrong with what responds at the public address. `isBehindTls`: by https, through a proxy that is trusted. */
export function addressFindings({ response, health }: FoundHealth, isBehindTls: boolean): Finding[] {
  const { status, headers } = response;
  if (status >= 300 && status < 400)
    return [`APP_URL redirects to ${headers.get("location")}. Set the address that it leads to.`];
  if (health.code) return [`APP_URL: Flexi is not healthy there (${status}: ${health.message})`];
  if (health.status !== "ok")
    return [`APP_URL: something other than Flexi responds there (${status}). Check the proxy, or the address.`];
  // Flexi sends it where a trusted proxy says that the visitor came by https.
  if (isBehindTls && !headers.has("strict-transport-security"))
    return [
      "TRUSTED_PROXIES does not name the proxy at APP_URL, or that sends no X-Forwarded-Proto and X-Forwarded-For. Correct either.",
    ];
  return [];
}

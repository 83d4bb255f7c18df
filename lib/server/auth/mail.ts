import { setTimeout as wait } from "node:timers/promises";
import { serverTimings } from "../../api/server-limits";
import { readConfig } from "../config";
import { env } from "../env";
import { lineStart, logFailure } from "../log";
import { runInBackground } from "../run-in-background";
import { withTimeout } from "../with-timeout";

export type Mail = { to: string; subject: string; text: string };

type Letter = (names: { product: string; name: string }) => Omit<Mail, "to">;

/** Sends a mail to the owner of an account, which names them and the product. */
export async function mailOwner(
  to: string,
  { displayName, username }: { displayName: string | null; username: string },
  write: Letter,
): Promise<void> {
  const product = (await readConfig("flexifeatures.json")).flexiAppName.name;
  await sendMail({ to, ...write({ product, name: displayName ?? username }) });
}

/** The same after the response. If it fails, the log says so, with `kind`. */
export function mailOwnerInBackground(kind: string, ...mail: Parameters<typeof mailOwner>): void {
  runInBackground(mailOwner(...mail).catch((error) => logFailure({ subject: kind }, error)));
}

/** Sends a mail, or prints it where no mail server is configured. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return printMail(mail);
  try {
    await send(SMTP_URL, mail);
  } catch (error) {
    if (isFinal(error)) throw error;
    await wait(serverTimings.mailRetryWaitMs);
    await send(SMTP_URL, mail);
  }
}

/** In production only on a terminal: what is in a log is read by others, and a link in a mail opens the account. */
function printMail({ to, subject, text }: Mail): void {
  if (process.env.NODE_ENV !== "production" || process.stdout.isTTY) {
    console.info(`Mail to ${to}: ${subject}\n\n${text}\n`);
  } else {
    const event = "a mail could not be sent, because SMTP_URL is not set";
    console.error(JSON.stringify({ ...lineStart("error"), event }));
  }
}

async function send(smtpUrl: string, { to, subject, text }: Mail): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(addTimeouts(smtpUrl));
  // An object is one address, whatever characters it has; a string could be read as a list of addresses.
  const mail = { from: env().MAIL_FROM, to: { name: "", address: to.trim() }, subject, text };
  await withTimeout(serverTimings.mailDeadlineMs, () => transport.sendMail(mail)).finally(() => transport.close());
}

/** Adds timeouts to the SMTP URL: with a URL nodemailer ignores all other options. */
function addTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ["dnsTimeout", "connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(serverTimings.mailDeadlineMs));
  }
  return url.href;
}

/** Whether the server has refused for good: the password, the sender or the recipient is wrong. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500;
}

import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { serverTimings } from "../../api/server-limits";
import { env } from "../env";
import { logFailure } from "../log";
import { runInBackground } from "../run-in-background";
import { withTimeout } from "../with-timeout";

export type Mail = { to: string; subject: string; text: string };

/** Sends a mail, or prints it on the console where no mail server is configured. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) {
    console.info(`Mail to ${mail.to}: ${mail.subject}\n\n${mail.text}\n`);
    return;
  }
  try {
    await send(SMTP_URL, mail);
  } catch (error) {
    if (isFinal(error)) throw error;
    await wait(serverTimings.mailRetryWaitMs);
    await send(SMTP_URL, mail);
  }
}

async function send(address: string, { to, subject, text }: Mail): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(addTimeouts(address));
  // As an object the address is one address, whatever characters it has.
  const mail = { from: env().MAIL_FROM, to: { name: "", address: to.trim() }, subject, text };
  await withTimeout(serverTimings.mailDeadlineMs, () => transport.sendMail(mail)).finally(() => transport.close());
}

/** Adds time-outs that end the connection. In the address: beside an address nodemailer drops all other options. */
function addTimeouts(address: string): string {
  const url = new URL(address);
  for (const name of ["dnsTimeout", "connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(serverTimings.mailDeadlineMs));
  }
  return url.href;
}

/** Whether the server has refused for good: the password, the sender or the recipient. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500;
}

/** Lets work go on after the answer, also on a serverless host. Its failure is one line on the console. */
export function afterAnswer(subject: string, work: Promise<void>): void {
  runInBackground(work.catch((error) => logFailure({ subject }, error)));
}

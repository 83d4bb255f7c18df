import "server-only";
import { env } from "./env";
import { lasting } from "./lasting";
import { logFailure } from "./log";

export type Mail = { to: string; subject: string; text: string };

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends a mail, or prints it on the console where no mail server is configured. */
export async function sendMail({ to, subject, text }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) {
    console.info(`Mail to ${to}: ${subject}\n\n${text}\n`);
    return;
  }
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url: SMTP_URL, ...patience });
  // As an object the address is one address, whatever characters it has.
  await transport.sendMail({ from: MAIL_FROM, to: { name: "", address: to.trim() }, subject, text });
}

/** Lets work go on after the answer, also on a serverless host. Its failure is one line on the console. */
export function afterAnswer(subject: string, work: Promise<void>): void {
  lasting(work.catch((error) => logFailure({ subject }, error)));
}

import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Mailbox = {
  /** As `SMTP_URL` wants it. */
  url: string;
  /** The text of the next unread mail to an address; waits for it. */
  next(address: string): Promise<string>;
  close(): Promise<void>;
};

/** A mail server on loopback that keeps what it gets. */
export async function openMailbox(): Promise<Mailbox> {
  const unread: { to: string; text: string }[] = [];
  let arrived = () => {};
  let arrival = Promise.resolve();
  const expectArrival = () => {
    arrival = new Promise((resolve) => {
      arrived = resolve;
    });
  };
  expectArrival();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      const mail = decode(await text(stream));
      for (const { address } of session.envelope.rcptTo) unread.push({ to: address, text: mail });
      done();
      arrived();
      expectArrival();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    async next(address) {
      for (;;) {
        const place = unread.findIndex(({ to }) => to === address);
        const [mail] = place < 0 ? [] : unread.splice(place, 1);
        if (mail) return mail.text;
        await arrival;
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The words of a plain mail: without its head, and with quoted-printable undone. */
function decode(mail: string): string {
  const [head = "", ...body] = mail.split("\r\n\r\n");
  const words = body.join("\n\n").replaceAll("\r\n", "\n");
  if (!/quoted-printable/i.test(head)) return words;
  const bytes = words
    .replaceAll("=\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

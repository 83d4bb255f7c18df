import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string; text: string };

/** A mail server on loopback. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  url = "";
  readonly logins: object[] = [];
  /** How many clients have connected. */
  connections = 0;
  #arrivals: (() => void)[] = [];
  #isRefusing = false;
  #failures = 0;
  #release = () => {};
  #held: Promise<void> = Promise.resolve();
  #heldMails: Promise<void> = Promise.resolve();

  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      this.logins.push({ username, password });
      done(null, { user: username });
    },
    onConnect: (_session, done) => {
      this.connections += 1;
      const refusal = this.#isRefusing ? new Error("No mail today") : null;
      const failure = this.#failures-- > 0 ? Object.assign(new Error("Not now"), { responseCode: 421 }) : null;
      this.#held.then(() => done(refusal ?? failure));
    },
    onData: async (stream, { envelope }, done) => {
      const text = decode(Buffer.concat(await stream.toArray()).toString());
      await this.#heldMails;
      this.mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text });
      done();
      for (const tell of this.#arrivals.splice(0)) tell();
    },
  });

  /** Starts to listen and returns the address for SMTP_URL. */
  async start(): Promise<string> {
    this.#server.on("error", () => {});
    const listening = this.#server.listen(0, "127.0.0.1");
    await once(listening, "listening");
    this.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    return this.url;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }

  refuse(isRefusing = true): void {
    this.#isRefusing = isRefusing;
  }

  /** Rejects the next clients with a temporary failure. */
  fail(count: number): void {
    this.#failures = count;
  }

  /** Sends no greeting until `letGo`. */
  hold(): void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** Accepts no mail until `letGo`. */
  holdMails(): void {
    this.#heldMails = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  letGo(): void {
    this.#release();
  }

  /** The mail number `count`, as soon as it is there. */
  async mail(count = 1): Promise<ReceivedMail> {
    while (this.mails.length < count) await new Promise<void>((resolve) => this.#arrivals.push(resolve));
    return this.mails[count - 1] as ReceivedMail;
  }

  /** The text of the first unread mail to an address, as soon as there is one. */
  async next(address: string): Promise<string> {
    for (;;) {
      const index = this.mails.findIndex(({ to }) => to === address);
      const [mail] = index < 0 ? [] : this.mails.splice(index, 1);
      if (mail) return mail.text;
      await this.mail(this.mails.length + 1);
    }
  }
}

const decode = (source: string) =>
  source.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

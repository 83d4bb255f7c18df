import { setTimeout as wait } from "node:timers/promises";
import type { UploadedFile } from "../../../lib/api/responses";
import { callApp, memoryOf, type Reply, type Writer } from "../process/client";

/** An acknowledged write: its location, and the reply or attachment that belongs to it. */
export type Acknowledged = { text: string; conversationId: string; orderIndex: number; reply?: string; file?: string };

const retryDelayMs = 50;
const pollMs = 5;

/** Writes as the app does: every request has an idempotency key and is retried until it succeeds. Records what was acknowledged. */
export class RetryingClient {
  readonly acknowledged: Acknowledged[] = [];
  #pieces = 0;
  #memory = "";

  constructor(readonly writer: Writer) {}

  /** Writes memories, notes, messages and messages with a file, one after the other, until `isOver`. */
  async write(isOver: () => boolean, round = ["memory", "note", "message", "file", "note"]): Promise<void> {
    while (!isOver()) {
      const kind = this.#memory === "" ? "memory" : (round[this.#pieces % round.length] ?? "note");
      const text = `${this.writer.username} ${kind} ${this.#pieces}`;
      this.#pieces += 1;
      if (kind === "memory") await this.#remember(text);
      else if (kind === "note") await this.#note(text);
      else await this.#say(text, kind === "file" ? `${text}, on paper` : undefined);
    }
  }

  async #remember(text: string): Promise<void> {
    const { body } = await this.#insist("/api/grok", text, () => memoryOf(text));
    this.#memory = String(body.conversationId);
    this.#keep({
      text,
      conversationId: this.#memory,
      orderIndex: Number(body.orderIndex),
      reply: String(body.message),
    });
  }

  async #note(text: string): Promise<void> {
    const { body } = await this.#insist("/api/add-note", text, () => ({ conversationId: this.#memory, content: text }));
    const { orderIndex } = body.note as { orderIndex: number };
    this.#keep({ text, conversationId: this.#memory, orderIndex });
  }

  async #say(text: string, file?: string): Promise<void> {
    const fileId = file === undefined ? undefined : await this.#upload(file);
    const sent = { conversationId: this.#memory, message: text, ...(fileId && { fileId }) };
    const { body } = await this.#insist("/api/grok", text, () => sent);
    const { orderIndex, message } = body;
    this.#keep({ text, conversationId: this.#memory, orderIndex: Number(orderIndex), reply: String(message), file });
  }

  async #upload(content: string): Promise<string> {
    const form = () => {
      const sent = new FormData();
      sent.append("file", new Blob([content]), "page.txt");
      return sent;
    };
    return ((await this.#insist("/api/upload", content, form)).body as UploadedFile).fileId;
  }

  #keep(write: Acknowledged): void {
    this.acknowledged.push(write);
  }

  async #insist(path: string, text: string, body: () => object): Promise<Reply> {
    const key = text.replace(/\W/g, "-").slice(-64);
    for (;;) {
      const { url, token } = this.writer;
      const reply = await callApp(url, path, { token, key, body: body(), timeoutMs: 60_000 });
      if (reply.status === 200) return reply;
      if (![0, 502, 503, 504].includes(reply.status)) throw new Error(`${path} answered ${reply.status}`);
      await wait(retryDelayMs);
    }
  }
}

/** Several clients that write concurrently until `end`. A failure is thrown there, and to whoever awaits `untilWritten`. */
export function writeConcurrently(writers: RetryingClient[]) {
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.write(() => isOver)));
  writing.catch(() => {});
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return {
    count,
    async untilWritten(number: number): Promise<void> {
      while (count() < number) await Promise.race([wait(pollMs), writing]);
    },
    async end(): Promise<void> {
      isOver = true;
      await writing;
    },
  };
}

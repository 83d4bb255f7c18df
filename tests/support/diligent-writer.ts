import { setTimeout as wait } from "node:timers/promises";
import type { Conversation, UploadedFile } from "../../lib/answers";
import { callApp, memoryOf, notesOf, type Reply, type Writer } from "./remote";

type Said = { text: string; conversationId: string; orderIndex: number; reply?: string; file?: string };

/** What is not as it should be after a time of failures. */
export type Damage = { lost: number; doubled: number; half: number };
export const noDamage: Damage = { lost: 0, doubled: 0, half: 0 };
export const addDamage = (a: Damage, b: Damage): Damage => ({
  lost: a.lost + b.lost,
  doubled: a.doubled + b.doubled,
  half: a.half + b.half,
});

const againMs = 50;

/** Writes as the app does: every piece has a key, and is sent again until it is answered. Remembers what was acknowledged. */
export class DiligentWriter {
  readonly acknowledged: Said[] = [];
  #pieces = 0;
  #memory = "";

  constructor(readonly writer: Writer) {}

  /** Memories, notes, messages, and messages with a file, one after the other, until it is over. */
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

  #keep(said: Said): void {
    this.acknowledged.push(said);
  }

  async #insist(path: string, text: string, body: () => object): Promise<Reply> {
    const key = text.replace(/\W/g, "-").slice(-64);
    for (;;) {
      const { url, token } = this.writer;
      const reply = await callApp(url, path, { token, key, body: body(), patienceMs: 60_000 });
      if (reply.status === 200) return reply;
      if (![0, 502, 503, 504].includes(reply.status)) throw new Error(`${path} answered ${reply.status}`);
      await wait(againMs);
    }
  }

  /** Compares all that is stored with what was acknowledged. */
  async check(): Promise<Damage> {
    const { url, token } = this.writer;
    const { body } = await callApp(url, "/api/conversations", { method: "GET", token });
    const conversations = body.conversations as Conversation[];
    const stored = (await Promise.all(conversations.map((conversation) => this.#entries(conversation)))).flat();
    const counts = new Map<string, number>();
    for (const { text } of stored) counts.set(text, (counts.get(text) ?? 0) + 1);
    const isThere = (said: Said) => stored.some((entry) => isSame(entry, said));
    const numbers = conversations.map(({ orderIndex }) => orderIndex);
    return {
      lost: this.acknowledged.filter((said) => !isThere(said)).length,
      doubled: [...counts.values()].filter((count) => count > 1).length,
      half: Number(!isGapless(numbers)) + (await this.#gaps(conversations)),
    };
  }

  async #entries({ _id, projectName, orderIndex, response, continuations }: Conversation): Promise<Said[]> {
    const notes = await notesOf(this.writer, _id);
    const pages = continuations.map(async (turn) => ({
      text: turn.message,
      conversationId: _id,
      orderIndex: turn.orderIndex,
      reply: turn.response ?? "",
      file: turn.file ? await (await fetch(new URL(turn.file.fileUrl, this.writer.url))).text() : undefined,
    }));
    return [
      { text: projectName, conversationId: _id, orderIndex, reply: response ?? "" },
      ...notes.map(({ message, orderIndex }) => ({ text: message, conversationId: _id, orderIndex })),
      ...(await Promise.all(pages)),
    ];
  }

  async #gaps(conversations: Conversation[]): Promise<number> {
    const checks = conversations.map(async ({ _id, continuations }) => {
      const entries = [...continuations, ...(await notesOf(this.writer, _id))];
      return isGapless(entries.map(({ orderIndex }) => orderIndex));
    });
    return (await Promise.all(checks)).filter((isGood) => !isGood).length;
  }
}

const isSame = (a: Said, b: Said) =>
  a.text === b.text &&
  a.conversationId === b.conversationId &&
  a.orderIndex === b.orderIndex &&
  a.reply === b.reply &&
  a.file === b.file;

const isGapless = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b).every((number, place) => number === place + 1);

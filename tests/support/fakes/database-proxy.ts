import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from "node:net";

/** A proxy to the database that can be cut, made to hang, and restored. */
export class DatabaseProxy {
  #server: Server | null = null;
  #sockets = new Set<Socket>();
  #isHanging = false;
  #port = 0;

  constructor(private readonly target: URL) {}

  /** The address of the database through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  async mend(): Promise<void> {
    this.#isHanging = false;
    if (this.#server) return;
    this.#server = createServer((near) => this.#join(near)).listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Connections break, new ones are refused. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = server && once(server, "close");
    server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Connections stay open, but no data gets through. */
  hang(): void {
    this.#isHanging = true;
  }

  #join(near: Socket): void {
    const far = dial(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on("data", (bytes) => this.#isHanging || to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}

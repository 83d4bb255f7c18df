import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial } from "node:net";

export type StatementRecorder = { url: string; statements: string[]; close(): void };

/** A proxy to the database that records every statement, except those that open and close transactions. */
export async function recordStatements(target: string): Promise<StatementRecorder> {
  const { hostname, port } = new URL(target);
  const statements: string[] = [];
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    const prepared = new Map<string, string>();
    const read = messageReader((type, body) => {
      const [first = "", second = ""] = body.split("\0");
      if (type === "P") prepared.set(first, second);
      // A prepared statement is executed again by its name.
      const statement = type === "B" ? prepared.get(second) : type === "Q" ? first : "";
      if (statement && !/^\s*(BEGIN|COMMIT|ROLLBACK|SET|SELECT pg_backend_pid)\b/.test(statement))
        statements.push(statement);
    });
    near.on("data", read).pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, statements, close: () => server.close() };
}

/** Splits what a Postgres client sends into messages: a letter (missing in the first one), a length, a body. */
function messageReader(take: (type: string, body: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let letter = 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= letter + 4) {
      const end = letter + rest.readInt32BE(letter);
      if (rest.length < end) return;
      take(rest.toString("latin1", 0, letter), rest.toString("utf8", letter + 4, end));
      rest = rest.subarray(end);
      letter = 1;
    }
  };
}

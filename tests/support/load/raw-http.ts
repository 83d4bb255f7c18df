import { connect, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

export const megabyte = 1024 * 1024;

/** The target of requests that no browser makes: they are written onto a socket by hand. */
export type Target = { port: number; path: string; headers?: Record<string, string> };

export function open({ port, path, headers = {} }: Target, more: Record<string, string>): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const lines = Object.entries({ host: `localhost:${port}`, ...headers, ...more }).map((pair) => pair.join(": "));
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

/** The status of the response, as soon as its first line arrives; 0 if the connection ends without one. */
export function statusOn(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let head = "";
    socket.on("data", (chunk) => {
      head += chunk;
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
      if (status) resolve(Number(status));
    });
    socket.once("close", () => resolve(0));
  });
}

/** Sends a body of `bytes` as fast as the server reads it, until the server stops reading. */
export async function sendLarge(target: Target, bytes: number, isChunked = false): Promise<number> {
  const socket = open(target, isChunked ? { "transfer-encoding": "chunked" } : { "content-length": `${bytes}` });
  const status = statusOn(socket);
  const piece = Buffer.alloc(megabyte, '{"a":"b"}');
  const framed = isChunked ? Buffer.concat([Buffer.from("100000\r\n"), piece, Buffer.from("\r\n")]) : piece;
  const pieces = Array.from({ length: bytes / megabyte }, () => framed);
  // The server may stop reading, with or without a response.
  await pipeline(pieces, socket, { end: false }).catch(() => {});
  if (isChunked && socket.writable) socket.end("0\r\n\r\n");
  const result = await Promise.race([status, wait(10_000, 0, { ref: false })]);
  socket.destroy();
  return result;
}

/** Sends exactly these lines and a JSON body. */
export function sendLines(port: number, lines: string[], body: object): Promise<number> {
  const json = JSON.stringify(body);
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const type = ["content-type: application/json", `content-length: ${Buffer.byteLength(json)}`, "connection: close"];
  socket.write(`${[...lines, ...type].join("\r\n")}\r\n\r\n${json}`);
  return statusOn(socket).finally(() => socket.destroy());
}

/** Plays a slow sender: announces a body and sends one byte every `everyMs`. Returns the status and the seconds until it came. */
export async function sendSlowly(target: Target, everyMs: number, isHeader = false) {
  const start = performance.now();
  const socket = isHeader ? connect(target.port, "127.0.0.1") : open(target, { "content-length": "60000" });
  socket.on("error", () => {});
  if (isHeader) socket.write(`POST ${target.path} HTTP/1.1\r\nhost: localhost\r\nx-slow: `);
  const drip = setInterval(() => socket.write("x"), everyMs);
  const status = await statusOn(socket);
  clearInterval(drip);
  socket.destroy();
  return { status, seconds: Math.round((performance.now() - start) / 1000) };
}

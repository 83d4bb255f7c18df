import { connect } from "node:net";
import { open, statusOn, type Target } from "./hostile-sender";

/** Announces a body and sends one byte of it from time to time; how it ended, and after how long. */
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

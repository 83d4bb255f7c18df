import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/** A server that passes requests on to the provider and streams its responses back: the cost of a stream without a framework. */
export async function startPassThroughServer(providerUrl: string): Promise<{ url: string; stop(): void }> {
  const child = fork(__filename, { env: { ...process.env, PROVIDER: providerUrl } });
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

function serve(provider: string): void {
  const server = createServer(async (request, response) => {
    const body = JSON.stringify(await json(request));
    const headers = { "content-type": "application/json" };
    const upstream = await fetch(provider + request.url, { method: "POST", headers, body });
    response.writeHead(upstream.status, { "content-type": "text/event-stream" });
    if (upstream.body)
      await pipeline(Readable.fromWeb(upstream.body as Parameters<typeof Readable.fromWeb>[0]), response);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.once("disconnect", () => process.exit());
}

if (process.env.PROVIDER) serve(process.env.PROVIDER);

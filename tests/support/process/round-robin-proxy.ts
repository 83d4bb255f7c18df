import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A small proxy that hands each request to the next of several servers. */
export async function startRoundRobinProxy(targets: string[]): Promise<{ url: string; close(): Promise<void> }> {
  let next = 0;
  const server = createServer((request, response) => {
    const target = new URL(targets[next++ % targets.length] ?? "");
    const { method, headers, url } = request;
    const onward = ask({ host: target.hostname, port: target.port, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => response.writableFinished || onward.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

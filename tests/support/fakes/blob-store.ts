import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import "@vercel/blob";

export const blobToken = "vercel_blob_rw_STORE_secret";

type Put = { access: unknown; type: unknown; body: Buffer };

/** How the store fails: errors, no connection, no response, half of a content, or a refused token. */
export type BlobFault = "broken" | "unreachable" | "hanging" | "stalling" | "refusing";

/** A fake of Vercel's file store: `stored` has the stored files by key, `fault` is how it fails. */
export async function startBlobStore() {
  const stored = new Map<string, Put>();
  const store = { stored, fault: null as BlobFault | null, close: () => {} };
  const server = createServer(async (request, response) => {
    if (store.fault === "unreachable") return request.socket.destroy();
    if (store.fault === "hanging") return;
    const url = new URL(request.url ?? "", "http://x");
    const body = await buffer(request);
    const answer = (status: number, content: string | Buffer) =>
      response.writeHead(status, { "content-type": "application/json" }).end(content);
    const { authorization, "x-vercel-blob-access": access, "x-content-type": type } = request.headers;
    if (store.fault === "refusing" || authorization !== `Bearer ${blobToken}`)
      return answer(403, '{"error":{"code":"forbidden"}}');
    if (store.fault === "broken") return answer(500, "{}");
    if (request.method === "PUT") {
      const pathname = url.searchParams.get("pathname") ?? "";
      stored.set(pathname, { access, type, body });
      return answer(200, JSON.stringify({ url: `https://store/${pathname}`, pathname }));
    }
    if (url.pathname === "/delete") {
      for (const key of JSON.parse(body.toString()).urls) stored.delete(key);
      return answer(200, "null");
    }
    const content = stored.get(url.pathname.slice(1));
    if (content && store.fault === "stalling") return response.writeHead(200).write(content.body.subarray(0, 2));
    return content ? answer(200, content.body) : answer(404, "{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.VERCEL_BLOB_API_URL = origin;
  store.close = () => {
    server.closeAllConnections();
    server.close();
  };
  redirect(origin);
  return store;
}

type Dispatcher = { dispatch(options: object, handler: object): boolean };

/** Sends every request of the blob client to `origin`, because it reads contents from a public host. */
function redirect(origin: string): void {
  const globals = globalThis as unknown as Record<symbol, Dispatcher>;
  const name = Symbol.for("undici.globalDispatcher.1");
  const outside = globals[name];
  globals[name] = { dispatch: (options, handler) => outside?.dispatch({ ...options, origin }, handler) ?? false };
}

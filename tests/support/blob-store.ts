import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import "@vercel/blob";

export const blobToken = "vercel_blob_rw_STORE_secret";

type Put = { access: unknown; type: unknown; body: Buffer };

/** Plays the file store of Vercel on loopback: what it keeps, by key, and whether it is out of order. */
export async function startBlobStore() {
  const kept = new Map<string, Put>();
  const store = { kept, isBroken: false, close: () => {} };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://x");
    const body = await buffer(request);
    const answer = (status: number, content: string | Buffer) =>
      response.writeHead(status, { "content-type": "application/json" }).end(content);
    const { authorization, "x-vercel-blob-access": access, "x-content-type": type } = request.headers;
    if (authorization !== `Bearer ${blobToken}`) return answer(403, '{"error":{"code":"forbidden"}}');
    if (store.isBroken) return answer(500, "{}");
    if (request.method === "PUT") {
      const pathname = url.searchParams.get("pathname") ?? "";
      kept.set(pathname, { access, type, body });
      return answer(200, JSON.stringify({ url: `https://store/${pathname}`, pathname }));
    }
    if (url.pathname === "/delete") {
      for (const key of JSON.parse(body.toString()).urls) kept.delete(key);
      return answer(200, "null");
    }
    const content = kept.get(url.pathname.slice(1));
    return content ? answer(200, content.body) : answer(404, "{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.VERCEL_BLOB_API_URL = origin;
  process.env.VERCEL_BLOB_RETRIES = "0";
  store.close = () => server.close();
  redirect(origin);
  return store;
}

type Dispatcher = { dispatch(options: object, handler: object): boolean };

/** Contents are read from a host that only exists outside: whatever the blob client asks goes to `origin`. */
function redirect(origin: string): void {
  const place = globalThis as unknown as Record<symbol, Dispatcher>;
  const name = Symbol.for("undici.globalDispatcher.1");
  const outside = place[name];
  place[name] = { dispatch: (options, handler) => outside?.dispatch({ ...options, origin }, handler) ?? false };
}

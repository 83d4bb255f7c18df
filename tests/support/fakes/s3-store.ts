import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const bucket = "journal";
const keys = { id: "AKIATEST", secret: "s3-secret-of-the-test" };

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** The signature that the documentation of Signature Version 4 demands for this request, from what arrived. */
function signatureOf({ method, url = "", headers }: IncomingMessage): string {
  const [, scope = "", signed = ""] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(headers.authorization ?? "") ?? [];
  const lines = signed.split(";").map((name) => `${name}:${headers[name]}\n`);
  const [path, query = ""] = url.split("?");
  const request = [method, path, query, lines.join(""), signed, headers["x-amz-content-sha256"]].join("\n");
  const [date = "", region = "", service = ""] = scope.split("/");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash(request)].join("\n");
  const key = [region, service, "aws4_request"].reduce(hmac, hmac(`AWS4${keys.secret}`, date));
  return hmac(key, text).toString("hex");
}

const fail = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** How the store fails: by errors, by never responding, or by a redirect to another host. */
type S3Fault = "broken" | "hanging" | "moved";

/** An S3-compatible store with one bucket, which checks each signature. `stored`: the contents by key. */
export async function startS3Store() {
  const stored = new Map<string, { type: string; body: Buffer }>();
  const store = { stored, fault: null as S3Fault | null, variables: {} as Record<string, string>, close: () => {} };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (store.fault === "hanging") return;
    const answer = (status: number, content: string | Buffer = "") => response.writeHead(status).end(content);
    if (store.fault === "broken") return answer(500, fail("InternalError"));
    if (store.fault === "moved") return response.writeHead(307, { location: "http://127.0.0.1:1/" }).end();
    const { authorization = "", "content-type": type = "" } = request.headers;
    if (!authorization.includes(`Credential=${keys.id}/`)) return answer(403, fail("InvalidAccessKeyId"));
    if (!authorization.endsWith(`Signature=${signatureOf(request)}`)) return answer(403, fail("SignatureDoesNotMatch"));
    const [, name, key = ""] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? "") ?? [];
    if (name !== bucket) return answer(404, fail("NoSuchBucket"));
    if (request.method === "PUT") stored.set(key, { type, body });
    if (request.method === "DELETE") return answer(stored.delete(key) ? 204 : 404, "");
    const content = stored.get(key);
    return content ? answer(200, request.method === "PUT" ? "" : content.body) : answer(404, fail("NoSuchKey"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  store.variables = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: keys.id,
    S3_SECRET_ACCESS_KEY: keys.secret,
  };
  store.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return store;
}

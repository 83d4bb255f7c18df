import { readdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import sirv from "sirv";
import { errorStatuses, type Failure } from "../api/error-codes";
import { errorHeaders, securityHeaders, tlsHeaders } from "../api/response-headers";
import type { Environment } from "../config/environment";
import { refusalTexts } from "../texts/refusal";

const prefix = "/_next/static";
const yearSeconds = 31_536_000;

/** Writes a Brotli and a gzip copy of every script and style of a build, for `serveStaticFiles`. */
export async function compressStaticFiles(builtFolder: string): Promise<void> {
  const entries = await readdir(join(builtFolder, "static"), { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(css|js|json|svg|txt)$/.test(entry.name));
  for (const { parentPath, name } of texts) {
    const file = join(parentPath, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

const notFound: Failure = { message: refusalTexts.notFound, code: "not_found" };

/** Serves the static files of a build, which are immutable. Requests for anything else go to `listener`. */
export function serveStaticFiles(
  builtFolder: string,
  listener: RequestListener,
  environment: Pick<Environment, "HSTS_SUBDOMAINS">,
): RequestListener {
  const tlsHeadersOf = ({ headers }: IncomingMessage) => tlsHeaders(headers["x-forwarded-proto"], environment);
  const files = sirv(join(builtFolder, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: yearSeconds,
    setHeaders: (response) =>
      response.setHeaders(new Map(Object.entries({ ...securityHeaders, ...tlsHeadersOf(response.req) }))),
  });
  return (request, response) => {
    const { url = "" } = request;
    if (!url.startsWith(`${prefix}/`)) return listener(request, response);
    request.url = url.slice(prefix.length);
    files(request, response, () => {
      const headers = { ...errorHeaders, ...tlsHeadersOf(request) };
      response.writeHead(errorStatuses[notFound.code], headers).end(JSON.stringify(notFound));
    });
  };
}

import { readResponse, send, unreachable } from "./api";
import { sessionEnd } from "./session";

/** Downloads a file under the name that the server gives it. Aborted when the session ends. */
export async function getFile(path: string): Promise<File> {
  const response = await send("GET", path, undefined, { signal: sessionEnd() });
  if (!response.ok) return readResponse(response, (_): _ is File => false);
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain = "download"] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const content = await response.blob().catch(unreachable);
  return new File([content], encoded ? decodeURIComponent(encoded) : plain, { type: content.type });
}

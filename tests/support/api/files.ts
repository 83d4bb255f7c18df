import { createHash } from "node:crypto";
import type { UploadedFile } from "@/lib/api/responses";
import { type CallResult, call, type Person, send } from "./client";

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A form with a file in it, as a browser makes one. */
export function formOf(content: Uint8Array | string, name = "file", part = "file"): FormData {
  const form = new FormData();
  form.append(part, new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  return form;
}

/** POST /api/upload with whatever body. */
export function post({ token }: Person, body: unknown, headers: Record<string, string> = {}): Promise<CallResult> {
  return call("POST", "/api/upload", { token, body, headers });
}

/** An upload that has to succeed. */
export async function upload(person: Person, content: Uint8Array | string, name?: string): Promise<UploadedFile> {
  const { status, body } = await post(person, formOf(content, name));
  if (status !== 200) throw new Error(`Upload answered ${status}: ${body.message}`);
  return body as UploadedFile;
}

/** The response of a link. */
export async function fetchFile(url: string) {
  const response = await send("GET", url);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The body of a multipart form by hand: what a browser would not send. */
export function rawForm(
  disposition: string,
  content: string,
  end = "\r\n--XX--\r\n",
): [Buffer, Record<string, string>] {
  const head = `--XX\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return [Buffer.from(head + content + end), { "content-type": "multipart/form-data; boundary=XX" }];
}

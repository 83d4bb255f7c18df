import { anything, type Check } from "../api/shape";
import { texts } from "../texts";
import { RequestError, readResponse, refuse, request } from "./api";
import { readSession, sessionEnd } from "./session";

type Upload = {
  file: Blob;
  /** If missing, the path itself identifies the upload, which is a PUT. */
  requestKey?: string;
  /** The message if a proxy, whose limit is not known, refuses a file of this size. */
  tooLarge: string;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
};

/** Saves what a picture shows. `url`: the link to it, or the call without the link's signature. */
export async function saveAltText(url: string, altText: string): Promise<void> {
  const [path = url] = url.split("?");
  await request("PATCH", path, { altText }, anything);
}

/** Sends one file as the part `file` of a form, with progress (0 to 1), which `fetch` cannot report. It is aborted when the session ends. */
export async function uploadFile<Data>(path: string, check: Check<Data>, upload: Upload): Promise<Data> {
  const session = readSession();
  const response = await sendForm(path, upload, session.status === "in" ? session.token : "");
  if (response.status === 403) refuse(session);
  if (isRefusedByProxy(response)) throw new RequestError(response.status, upload.tooLarge);
  return readResponse(response, check);
}

const tooSlowOrTooMany = [408, 429];

/** Whether a proxy refused the file, presumably for its size. Our own server always sends JSON. */
function isRefusedByProxy({ status, headers }: Response): boolean {
  const isRefused = status >= 400 && status < 500 && !tooSlowOrTooMany.includes(status);
  return isRefused && !headers.get("content-type")?.includes("json");
}

function sendForm(path: string, { file, requestKey, onProgress, signal }: Upload, token: string): Promise<Response> {
  const call = new XMLHttpRequest();
  call.open(requestKey ? "POST" : "PUT", path);
  call.setRequestHeader("authorization", `Bearer ${token}`);
  if (requestKey) call.setRequestHeader("idempotency-key", requestKey);
  call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  // Listeners that outlive the call would keep its file in memory.
  const finished = new AbortController();
  for (const end of [signal, sessionEnd()]) {
    end?.addEventListener("abort", () => call.abort(), { signal: finished.signal });
  }
  call.onloadend = () => finished.abort();
  const form = new FormData();
  form.append("file", file);
  return new Promise((resolve, reject) => {
    call.onload = () => {
      const headers = { "content-type": call.getResponseHeader("content-type") ?? "" };
      resolve(new Response(call.responseText, { status: call.status, headers }));
    };
    call.onerror = () => reject(new RequestError(0, texts.request.offline));
    call.onabort = call.onerror;
    call.send(form);
  });
}

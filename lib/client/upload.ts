import type { Check } from "../api/shape";
import { texts } from "../texts";
import { RequestError, readAnswer, refuse } from "./api";
import { readSession, sessionEnd } from "./session";

type Upload = {
  file: File;
  requestKey: string;
  /** What is said if a server in between, whose limit nobody knows, takes no file of this size. */
  tooLarge: string;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
};

/** Posts one file as the part `file` of a form, saying how much has arrived (0 to 1), which `fetch` cannot. It ends with the session. */
export async function uploadFile<Answer>(path: string, check: Check<Answer>, upload: Upload): Promise<Answer> {
  const session = readSession();
  const response = await sendForm(path, upload, session.status === "in" ? session.token : "");
  if (response.status === 403) refuse(session);
  if (isRefusedBetween(response)) throw new RequestError(response.status, upload.tooLarge);
  return readAnswer(response, check);
}

const tooSlowOrTooMany = [408, 429];

/** Whether not we but a proxy has refused, which knows nothing of a file but its size. We always send JSON. */
function isRefusedBetween({ status, headers }: Response): boolean {
  const isRefused = status >= 400 && status < 500 && !tooSlowOrTooMany.includes(status);
  return isRefused && !headers.get("content-type")?.includes("json");
}

function sendForm(path: string, { file, requestKey, onProgress, signal }: Upload, token: string): Promise<Response> {
  const call = new XMLHttpRequest();
  call.open("POST", path);
  call.setRequestHeader("authorization", `Bearer ${token}`);
  call.setRequestHeader("idempotency-key", requestKey);
  call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  // Listeners that outlived the call would keep its file in memory.
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

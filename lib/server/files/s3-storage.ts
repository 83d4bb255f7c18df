import { AwsClient } from "aws4fetch";
import type { Environment } from "../../config/environment";
import { withChunkDeadline, withinDeadline } from "./store-deadline";

/** Keys that are removed at the same time. */
const removedAtOnce = 10;
const retries = 2;

/** The log has its name, but no messages. */
class S3Error extends Error {
  constructor(status: number, code = "") {
    super(`the store responded with ${status} ${code}`.trim());
    this.name = `S3 ${status} ${code}`.trim();
  }
}

/**
 * A private bucket of an S3-compatible store. Nothing but signed requests for single objects is used, because that is what all such
 * stores have in common.
 */
export function s3Storage({ S3_REGION: region, S3_PATH_STYLE, ...environment }: Environment) {
  const { S3_ENDPOINT = "", S3_BUCKET = "", S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = environment;
  const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  const client = new AwsClient({ ...credentials, region, service: "s3", retries });
  const { protocol, host } = new URL(S3_ENDPOINT);
  const bucket = S3_PATH_STYLE === "on" ? `${protocol}//${host}/${S3_BUCKET}` : `${protocol}//${S3_BUCKET}.${host}`;

  /** The response to a request for one object; `null`: there is none. Redirects are not followed. */
  function send(method: string, key: string, content: { body?: Buffer<ArrayBuffer>; headers?: HeadersInit } = {}) {
    return withinDeadline(async (signal) => {
      const response = await client.fetch(`${bucket}/${key}`, { method, ...content, redirect: "manual", signal });
      if (response.ok) return response;
      const reason = (await response.text()).match(/<Code>(\w{1,100})<\/Code>/)?.[1];
      if (response.status === 404 && reason !== "NoSuchBucket" && method !== "PUT") return null;
      throw new S3Error(response.status, reason);
    }, content.body?.length);
  }

  return {
    put: async (key: string, bytes: Uint8Array, type: string): Promise<void> => {
      await send("PUT", key, { body: Buffer.from(bytes), headers: { "content-type": type } });
    },
    open: async (key: string): Promise<ReadableStream<Uint8Array> | null> => {
      const response = await send("GET", key);
      return response?.body ? withChunkDeadline(response.body) : null;
    },
    remove: async (keys: string[]): Promise<void> => {
      const failures: unknown[] = [];
      const removeOne = (key: string) => send("DELETE", key).catch((error) => failures.push(error));
      for (let start = 0; start < keys.length; start += removedAtOnce)
        await Promise.all(keys.slice(start, start + removedAtOnce).map(removeOne));
      if (failures.length > 0) throw failures[0];
    },
  };
}

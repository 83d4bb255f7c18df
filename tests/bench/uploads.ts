import { limits } from "../../lib/api/limits";
import { photo } from "../support/factories/images";
import { atMost, type Bench, type BenchEnvironment, type Figure, reported } from "../support/load/bench";
import { residentMegabytes, withLatencyProbe } from "../support/load/latency-probe";
import { assertOk, callApp, newWriters, type Writer } from "../support/process/client";

const atOnce = 20;
const warmUp = 1_000;

/** A photo as large as one may be: the pixels of a small one, and more of them. */
const large = Buffer.concat([
  photo.subarray(0, -2),
  Buffer.alloc(limits.uploadBytes - photo.length, 0x55),
  photo.subarray(-2),
]);

export const bench: Bench = { what: `Uploads: ${atOnce} photos of 4 MB at once`, run };

async function run({ app, user: { token } }: BenchEnvironment): Promise<Figure[]> {
  const writers = await newWriters(app.url, atOnce);
  const headers = { authorization: `Bearer ${token}` };
  // What the server takes for its ordinary work, and for one photo, is none of the many's.
  for (let time = 0; time < warmUp; time += 1) await (await fetch(`${app.url}/api/profile`, { headers })).text();
  await upload(writers[0] as Writer);
  const before = await residentMegabytes(app.process.pid ?? 0);
  const [{ peak, p99 }] = await withLatencyProbe(app, headers, () => Promise.all(writers.map(upload)));
  return [
    atMost(`memory above the ${before.toFixed(0)} MB before`, peak - before, 80, " MB"),
    reported(`others meanwhile, p99: ${p99.toFixed(0)} ms`),
  ];
}

async function upload({ url, token }: Writer): Promise<void> {
  const body = new FormData();
  body.append("file", new Blob([large]), "large.jpg");
  assertOk(await callApp(url, "/api/upload", { token, body }));
}

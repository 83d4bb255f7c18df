import { limits } from "../../lib/api/limits";
import { photo } from "../support/factories/images";
import { atMost, type Bench, type BenchEnvironment, type Figure, reported } from "../support/load/bench";
import { residentMegabytes, withLatencyProbe } from "../support/load/latency-probe";
import { serverPid } from "../support/process/app";
import { assertOk, callApp, newWriters, type Writer } from "../support/process/client";

const atOnce = 20;
const warmUp = 1_000;

/** A photo of the largest allowed size: a small one with padding in its pixel data. */
const large = Buffer.concat([
  photo.subarray(0, -2),
  Buffer.alloc(limits.uploadBytes - photo.length, 0x55),
  photo.subarray(-2),
]);

export const bench: Bench = { what: `Uploads: ${atOnce} photos of 4 MB at once`, run };

async function run({ app, user: { token } }: BenchEnvironment): Promise<Figure[]> {
  const writers = await newWriters(app.url, atOnce);
  const headers = { authorization: `Bearer ${token}` };
  // Warm up, so that the memory for ordinary work and for one photo is not counted as that of the uploads.
  for (let time = 0; time < warmUp; time += 1) await (await fetch(`${app.url}/api/profile`, { headers })).text();
  await upload(writers[0] as Writer);
  const before = await residentMegabytes(await serverPid(app));
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

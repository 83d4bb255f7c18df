import { appendFileSync } from "node:fs";
import { expect } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { shippedPrefix } from "../../../lib/operator/content-file";
import { startApp } from "../process/app";
import { freePort, startPooler } from "../process/pooler";
import { startRoundRobinProxy } from "../process/round-robin-proxy";

/** How many processes of the app serve the API tests. 0: the tests call the handlers directly. */
export const instances = Number(process.env.TEST_INSTANCES ?? 0);

type Product = { url: string; stop(): Promise<void> };
let running: { settings: string; product: Promise<Product> } | undefined;

/** Starts the processes behind a round-robin proxy, on one database, through PgBouncer if it is installed. */
async function start(settings: Record<string, string>): Promise<Product> {
  const ends: (() => Promise<unknown> | undefined)[] = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const pooler = await startPooler(settings.DATABASE_URL ?? "");
    ends.push(() => pooler?.stop());
    const own = { ...settings, DATABASE_URL: pooler?.url ?? settings.DATABASE_URL ?? "" };
    const ports = await Promise.all(Array.from({ length: instances }, freePort));
    const apps = await Promise.all(ports.map((port) => startApp({ ...own, PORT: `${port}` })));
    ends.push(() => Promise.all(apps.map((app) => app.stop())));
    // Starting the app imports the game's content, which no test expects.
    await db().trainingModule.deleteMany({ where: { id: { startsWith: shippedPrefix } } });
    const proxy = await startRoundRobinProxy(ports.map((port) => `http://127.0.0.1:${port}`));
    ends.push(() => proxy.close());
    return { url: proxy.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address of the app with the current settings of the test; it is restarted when they have changed. */
async function productUrl(): Promise<string> {
  const { PORT: _, FLEXI_FRONT: __, ...own } = env();
  const settings = JSON.stringify(own);
  if (running?.settings !== settings) {
    const stopped = stopProduct();
    const given = Object.entries(own).map(([name, value]) => [name, String(value ?? "")]);
    running = { settings, product: stopped.then(() => start(Object.fromEntries(given))) };
  }
  return (await running.product).url;
}

export async function stopProduct(): Promise<void> {
  const last = running;
  running = undefined;
  const product = await last?.product.catch(() => null);
  await product?.stop();
}

/** The same request over the network. */
export async function sendOver(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = (await productUrl()) + pathname + search;
  const { method, headers, body } = request;
  if (process.env.TEST_CALLS) appendFileSync(process.env.TEST_CALLS, `${nameOfTest()}\n`);
  return fetch(url, { method, headers, redirect: "manual", ...(body && { body, duplex: "half" }) } as RequestInit);
}

function nameOfTest(): string {
  const { testPath, currentTestName } = expect.getState();
  return JSON.stringify([testPath, currentTestName]);
}

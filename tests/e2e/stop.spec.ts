import { join } from "node:path";
import { startFakeAi } from "../support/fakes/ai";
import { serverPid } from "../support/process/app";
import { databasePid, expect, health, isAlive, test } from "../support/process/test";

const ann = { username: "ann", password: "open sesame", email: "ann@example.org" };
const memory = { topic: "family", questionAnswers: [{ question: "Which?", answer: "The jam jar." }] };
const reply = expect.stringContaining("Which door was it");

async function post(url: string, body: object, token = "", signal?: AbortSignal): Promise<Response> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal });
}

test("a stop finishes what runs, saves what it cuts off, and stops the database", async ({ machine }) => {
  const provider = await startFakeAi({ fault: ["pause", "pause", "hang"], record: true });
  let app = await machine.startApp({ OPENAI_BASE_URL: provider.baseUrl });
  await post(`${app.url}/api/register`, ann);
  const { token } = await (await post(`${app.url}/api/login`, ann)).json();
  const send = (projectName: string, signal?: AbortSignal) =>
    post(`${app.url}/api/grok`, { ...memory, projectName }, token, signal);
  const atProvider = (count: number) => expect.poll(() => provider.requests.length).toBe(count);

  const reader = new AbortController();
  const disconnected = send("A jar", reader.signal);
  await atProvider(1);
  reader.abort();
  await expect(disconnected).rejects.toThrow("aborted");
  const running = send("A pan");
  await atProvider(2);
  const hanging = send("A well");
  await atProvider(3);

  await test.step("at Ctrl-C, which reaches the whole process group, a running request finishes, a hanging one is cut off, and no new one is accepted", async () => {
    const database = await databasePid(app.folder);
    process.kill(-(app.process.pid ?? 0), "SIGINT");
    await expect.poll(() => health(app.url)).toBe(0);
    expect(isAlive(database)).toBe(true);
    provider.resume();
    const response = await running;
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ message: reply });
    await expect(hanging).rejects.toThrow("fetch failed");
    expect(await app.exited).toBe(0);
    await expect.poll(() => isAlive(database)).toBe(false);
  });

  await test.step("the message that was cut off is saved, and the reply whose reader has disconnected", async () => {
    app = await machine.startApp({
      DATA_DIR: app.folder,
      OPENAI_BASE_URL: provider.baseUrl,
      NODE_OPTIONS: `--require ${join(__dirname, "../support/process/block-at-signal.cjs")}`,
    });
    const list = await fetch(`${app.url}/api/conversations`, { headers: { authorization: `Bearer ${token}` } });
    expect((await list.json()).conversations).toMatchObject([
      { projectName: "A well", response: null },
      { projectName: "A pan", response: reply },
      { projectName: "A jar", response: reply },
    ]);
  });

  await test.step("an app whose output is closed keeps running", async () => {
    app.process.stdout?.destroy();
    app.process.stderr?.destroy();
    // A failing provider is logged to the console.
    provider.fault = 500;
    expect((await send("A cup")).status).toBe(502);
    expect(await health(app.url)).toBe(200);
  });

  await test.step("an app whose event loop is blocked is ended, too, and so is its database", async () => {
    const [server, database] = [await serverPid(app), await databasePid(app.folder)];
    process.kill(server, "SIGUSR2");
    app.process.kill("SIGTERM");
    expect(await app.exited).toBe(137);
    expect(isAlive(server)).toBe(false);
    await expect.poll(() => isAlive(database)).toBe(false);
  });
  await provider.close();
});

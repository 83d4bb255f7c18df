import type { ChildProcess } from "node:child_process";
import { startFakeAi } from "../support/fakes/ai";
import { databasePid, expect, health, isAlive, test } from "../support/process/test";

const ann = { username: "ann", password: "open sesame", email: "ann@example.org" };
const memory = {
  projectName: "A jar",
  topic: "family",
  questionAnswers: [{ question: "Which?", answer: "The jam jar." }],
};

async function post(url: string, body: object, token = "", signal?: AbortSignal): Promise<Response> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal });
}

const signals = {
  SIGTERM: ({ pid = 0 }: ChildProcess) => process.kill(pid, "SIGTERM"),
  "Ctrl-C, which reaches the whole process group,": ({ pid = 0 }: ChildProcess) => process.kill(-pid, "SIGINT"),
};

for (const [name, end] of Object.entries(signals)) {
  test(`${name} lets a running request finish, accepts no new one, and stops the database`, async ({ machine }) => {
    const provider = await startFakeAi({ fault: "pause", record: true });
    const app = await machine.startApp({ OPENAI_BASE_URL: provider.baseUrl });
    await post(`${app.url}/api/register`, ann);
    const { token } = await (await post(`${app.url}/api/login`, ann)).json();
    const sent = post(`${app.url}/api/grok`, memory, token);
    await expect.poll(() => provider.requests.length).toBe(1);
    const database = await databasePid(app.folder);

    end(app.process);
    await expect.poll(() => health(app.url)).toBe(0);
    expect(isAlive(database)).toBe(true);
    provider.resume();

    const response = await sent;
    expect(response.status).toBe(200);
    expect((await response.json()).message).toContain("Your words are kept.");
    expect(await app.exited).toBe(0);
    expect(isAlive(database)).toBe(false);
    await provider.close();
  });
}

test("at the end a reply whose reader has disconnected is saved, and a request that does not finish is cut off, with its message saved", async ({
  machine,
}) => {
  const provider = await startFakeAi({ fault: "pause", record: true });
  const app = await machine.startApp({ OPENAI_BASE_URL: provider.baseUrl });
  await post(`${app.url}/api/register`, ann);
  const { token } = await (await post(`${app.url}/api/login`, ann)).json();
  const reader = new AbortController();
  const left = post(`${app.url}/api/grok`, memory, token, reader.signal);
  await expect.poll(() => provider.requests.length).toBe(1);
  reader.abort();
  await expect(left).rejects.toThrow("aborted");
  provider.fault = "hang";
  const hanging = post(`${app.url}/api/grok`, { ...memory, projectName: "A well" }, token);
  await expect.poll(() => provider.requests.length).toBe(2);

  app.process.kill("SIGTERM");
  await expect.poll(() => health(app.url)).toBe(0);
  provider.resume();
  await expect(hanging).rejects.toThrow("fetch failed");
  expect(await app.exited).toBe(0);

  const next = await machine.startApp({ DATA_DIR: app.folder });
  const list = await fetch(`${next.url}/api/conversations`, { headers: { authorization: `Bearer ${token}` } });
  const { conversations } = await list.json();
  expect(conversations).toMatchObject([
    { projectName: "A well", response: null },
    { projectName: "A jar", response: expect.stringContaining("Your words are kept.") },
  ]);
  await provider.close();
});

test("an app whose output is closed keeps running and ends normally", async ({ machine }) => {
  const provider = await startFakeAi({ fault: 500 });
  const app = await machine.startApp({ OPENAI_BASE_URL: provider.baseUrl });
  app.process.stdout?.destroy();
  app.process.stderr?.destroy();
  await post(`${app.url}/api/register`, ann);
  const { token } = await (await post(`${app.url}/api/login`, ann)).json();
  // A failing provider is logged to the console.
  expect((await post(`${app.url}/api/grok`, memory, token)).status).toBe(502);
  expect(await health(app.url)).toBe(200);
  app.process.kill("SIGTERM");
  expect(await app.exited).toBe(0);
  await provider.close();
});

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../process/pooler";
import type { Actions, Connection } from "./web-driver";

const pollMs = 50;
const isThere = (program: string) => spawnSync(program, ["--version"]).error === undefined;

async function end(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, "exit");
}

/** WebKit as Debian's `webkit2gtk-driver` has it, by WebDriver over HTTP. A sentence: why it is not here. */
export async function startWebKit(): Promise<Connection | string> {
  const program = "WebKitWebDriver";
  if (!isThere(program)) return "WebKit is not here. Debian has it in webkit2gtk-driver.";
  const screen = await startScreen();
  if (typeof screen === "string") return screen;
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, ...screen.env } });
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/status`).catch(() => null))) await wait(pollMs);
  const { sessionId } = await send<{ sessionId: string }>("POST", `${base}/session`, { capabilities: {} });
  const session = `${base}/session/${sessionId}`;
  const post = <Value>(path: string, body: object) => send<Value>("POST", `${session}/${path}`, body);
  const run = <Value>(script: string, args: unknown[]) =>
    post<Value>("execute/sync", { script: `const args = [...arguments]; ${script}`, args });
  return {
    open: (url) => post("url", { url }),
    reload: () => post("refresh", {}),
    run,
    find: run<object | null>,
    act: (actions) => post("actions", { actions }),
    close: async () => {
      await send("DELETE", session);
      await end(driver);
      await screen.close();
      return [];
    },
  };
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}

/** Where a browser that cannot do without a screen shows its window: the machine's, or one that nobody sees. */
async function startScreen(): Promise<{ env: object; close(): Promise<void> } | string> {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {}, close: async () => {} };
  if (spawnSync("Xvfb", ["-help"]).error) return "There is no screen for WebKit. Debian has one in xvfb.";
  // It chooses its number itself and writes it into the fourth stream.
  const flags = ["-displayfd", "3", "-screen", "0", "1280x900x24"];
  const screen = spawn("Xvfb", flags, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(screen.stdio[3] as Readable, "data");
  return { env: { DISPLAY: `:${String(number).trim()}` }, close: () => end(screen) };
}

/** An installed Firefox, also an old one, by WebDriver BiDi. A sentence: why it is not here. */
export async function startFirefox(): Promise<Connection | string> {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name)));
  const program = [...onPath, "/Applications/Firefox.app/Contents/MacOS/firefox"].find(isThere);
  if (!program) return "Firefox is not here. Debian has it in firefox-esr.";
  const profile = await mkdtemp(join(tmpdir(), "flexi-firefox-"));
  const flags = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const browser = spawn(program, flags, { stdio: ["ignore", "ignore", "pipe"] });
  const session = await openSession(await addressIn(browser.stderr));
  const { contexts } = await session.send("browsingContext.getTree", {});
  const context = (contexts as { context: string }[])[0]?.context;
  const call = async (script: string, args: unknown[]) => {
    const functionDeclaration = `(json) => { const args = JSON.parse(json); ${script} }`;
    const json = [{ type: "string", value: JSON.stringify(args) }];
    const sent = { functionDeclaration, arguments: json, target: { context }, awaitPromise: false };
    const { result } = await session.send("script.callFunction", sent);
    return result as { value: string; sharedId?: string };
  };
  await session.send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    open: (url) => session.send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => session.send("browsingContext.reload", { context, wait: "complete" }),
    run: async (script, args) =>
      JSON.parse((await call(`return JSON.stringify((() => { ${script} })() ?? null)`, args)).value),
    find: async (script, args) => {
      const { sharedId } = await call(script, args);
      return sharedId ? { type: "element", element: { sharedId } } : null;
    },
    act: (actions: Actions) => session.send("input.performActions", { context, actions }),
    close: async () => {
      await session.send("browser.close", {}).catch(() => {});
      await end(browser);
      await rm(profile, { recursive: true, force: true });
      return session.errors;
    },
  };
}

async function addressIn(output: Readable): Promise<string> {
  let read = "";
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    read += chunk;
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(read) ?? [];
    if (address) output.resume();
    if (address) return `${address}/session`;
  }
  throw new Error(`Firefox did not start:\n${read}`);
}

type Message = {
  id?: number;
  result?: Record<string, unknown>;
  message?: string;
  params?: { level: string; text: string };
};

/** What was still loading when a test went on. */
const aborted = /status=2152398850/;

/** A session of WebDriver BiDi, and the errors that the console has shown so far. */
async function openSession(address: string) {
  const socket = new WebSocket(address);
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === "error" && !aborted.test(message.params.text)) errors.push(message.params.text);
  });
  await once(socket, "open");
  const send = async (method: string, params: object) => {
    const id = waiting.size;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (!result) throw new Error(message);
    return result;
  };
  await send("session.new", { capabilities: {} });
  return { send, errors };
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";
import type { Actions, Connection } from "./web-driver";

/** What a pointer of Firefox can do, as a sum: 2 is fine, 4 can hover. */
const fineAndHover = 6;

export const isInstalled = (program: string) => spawnSync(program, ["--version"]).error === undefined;

export async function end(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, "exit");
}

/** An installed Firefox by WebDriver BiDi, with a mouse or with a touch screen. A sentence: why it is not here. */
export async function startFirefox(hasMouse: boolean): Promise<Connection | string> {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name)));
  const program = [...onPath, "/Applications/Firefox.app/Contents/MacOS/firefox"].find(isInstalled);
  if (!program) return "Firefox is not here. Debian has it in firefox-esr.";
  const profile = await mkdtemp(join(tmpdir(), "flexi-firefox-"));
  const mouse = { "ui.primaryPointerCapabilities": fineAndHover, "ui.allPointerCapabilities": fineAndHover };
  const settings = { "browser.download.folderList": 2, "browser.download.dir": profile, ...(hasMouse && mouse) };
  const lines = Object.entries(settings).map((setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});\n`);
  await writeFile(join(profile, "user.js"), lines.join(""));
  const flags = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const browser = spawn(program, flags, { stdio: ["ignore", "ignore", "pipe"] });
  const session = await openSession(await addressIn(browser.stderr));
  // Unlike that of the start, a window that is opened is told of the focus.
  const { context } = await session.send("browsingContext.create", { type: "window" });
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
    resize: (width, height) => session.send("browsingContext.setViewport", { context, viewport: { width, height } }),
    screenshot: async () => String((await session.send("browsingContext.captureScreenshot", { context })).data),
    downloads: profile,
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

/** The error of a request that was aborted because a test went on. */
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

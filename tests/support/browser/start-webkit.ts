import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../process/pooler";
import { end, isInstalled } from "./start-firefox";
import type { Connection } from "./web-driver";

const pollMs = 50;
/** A page that hangs answers nothing. */
const commandMs = 300_000;

/** WebKit as Debian's `webkit2gtk-driver` has it, by WebDriver over HTTP. A sentence: why it is not here. */
export async function startWebKit(): Promise<Connection | string> {
  const program = "WebKitWebDriver";
  if (!isInstalled(program)) return "WebKit is not here. Debian has it in webkit2gtk-driver.";
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
    resize: async (width, height) => {
      // The window has a bar above the page, whose height the second resize adds.
      for (const _ of ["to see how much larger the window is", "to make up for it"]) {
        const [more, higher] = await run<[number, number]>(
          "return [outerWidth - innerWidth, outerHeight - innerHeight]",
          [],
        );
        await post("window/rect", { width: width + more, height: height + higher });
      }
    },
    screenshot: () => send<string>("GET", `${session}/screenshot`),
    downloads: null,
    close: async () => {
      await send("DELETE", session).catch(() => {});
      await end(driver);
      await screen.close();
      return [];
    },
  };
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(commandMs);
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}

/** The display for a browser that needs one: the machine's, or a virtual one (Xvfb). */
async function startScreen(): Promise<{ env: object; close(): Promise<void> } | string> {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {}, close: async () => {} };
  if (spawnSync("Xvfb", ["-help"]).error) return "There is no screen for WebKit. Debian has one in xvfb.";
  // Xvfb chooses its display number and writes it to file descriptor 3.
  const flags = ["-displayfd", "3", "-screen", "0", "1280x900x24"];
  const screen = spawn("Xvfb", flags, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(screen.stdio[3] as Readable, "data");
  return { env: { DISPLAY: `:${String(number).trim()}` }, close: () => end(screen) };
}

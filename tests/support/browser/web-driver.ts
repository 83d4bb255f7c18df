import { writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const patienceMs = 300_000;
const pollMs = 50;

/** What a page is made of for somebody who uses it, and how it is found. */
const selectors = {
  button: "button",
  radio: "input[type=radio]",
  checkbox: "input[type=checkbox]",
  field: "input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea, select",
};
type Kind = keyof typeof selectors;

/** What is looked through: an open menu, the open dialog, or else the page. */
const scope = `
  const scope = document.querySelector(":popover-open") ?? [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;`;

/**
 * Finds what has a name (`null`: any), and scrolls it into view. Of several it takes the one at
 * an index, from the end if that is negative. Runs in the browser.
 */
const find = `
  const [selector, name, index = 0] = args;
  const nameOf = (element) => {
    const text = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.innerText;
    return text.replace(/\\s+/g, " ").trim();
  };
  ${scope}
  const isMeant = (element) =>
    element.checkVisibility() && !element.disabled && (name === null || nameOf(element) === name);
  const found = [...scope.querySelectorAll(selector)].filter(isMeant).at(index);
  found?.scrollIntoView({ block: "center", behavior: "instant" });`;

/**
 * The found element, if nothing covers its centre and the page was not scrolled to reach it: it might be scrolled back a
 * moment later.
 */
const uncovered = `const scrolled = window.scrollY; ${find}
  if (!found || window.scrollY !== scrolled) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!found.contains(hit) && ![...(found.labels ?? [])].some((label) => label.contains(hit))) return null;
  found.addEventListener("click", () => (window.isClicked = true), { once: true, capture: true });
  return found;`;

const focus = `${find} found?.focus(); return found === document.activeElement || null;`;

const watch = `
  window.firstShown = undefined;
  new MutationObserver((_, observer) => {
    window.firstShown = args.find((text) => document.body.innerText.includes(text));
    if (window.firstShown) observer.disconnect();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return true;`;

/** Puts a file into the field for files. No script can operate the system's own dialog. */
const attach = `
  const [name, type, base64] = args;
  ${scope}
  const field = scope.querySelector("input[type=file]");
  if (!field || field.disabled) return null;
  const data = new DataTransfer();
  data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }));
  field.files = data.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;`;

/** The actions of the W3C's WebDriver, which are the same over HTTP and over a WebSocket. */
export type Actions = { type: string; id: string; parameters?: object; actions: object[] }[];

/** A browser under control. A script is the body of a function that is given `args` and returns what JSON can hold. */
export type Connection = {
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  run(script: string, args: unknown[]): Promise<unknown>;
  /** Runs a script that returns an element. As the origin of a pointer's move; `null`: none. */
  find(script: string, args: unknown[]): Promise<object | null>;
  act(actions: Actions): Promise<unknown>;
  /** Sets the size of the page, in pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** What the page looks like, as a PNG in Base64. */
  screenshot(): Promise<string>;
  /** The folder of downloads. `null`: this browser does not have one of its own. */
  downloads: string | null;
  /** Ends the browser. Returns the errors that its console showed, as far as it tells them. */
  close(): Promise<string[]>;
};

export const keys = { control: "\uE009", enter: "\uE007", escape: "\uE00C" };

/** Somebody at a browser. Whatever they look for may take a while to appear. */
export class WebDriver {
  constructor(private readonly connection: Connection) {}

  open = (url: string) => this.connection.open(url);
  close = () => this.connection.close();
  reload = () => this.connection.reload();
  resize = (width: number, height: number) => this.connection.resize(width, height);
  screenshot = async (path: string) => writeFile(path, await this.connection.screenshot(), "base64");

  get downloads(): string | null {
    return this.connection.downloads;
  }

  /** Clicks what has this name (`null`: any), and again if the page moved under the pointer. `index`: which of several. */
  async click(kind: Kind, name: string | null, index = 0): Promise<void> {
    const isClicked = "return window.isClicked || null";
    await this.until("window.isClicked = false; return true");
    await poll(`a ${kind} “${name}”`, async () => {
      // A busy browser reports the click late.
      if (await this.connection.run(isClicked, [])) return true;
      const origin = await this.connection.find(uncovered, [selectors[kind], name, index]);
      if (!origin) return null;
      const actions = [{ type: "pointerMove", x: 0, y: 0, origin }, button("Down"), button("Up")];
      await this.connection.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
      return this.connection.run(isClicked, []);
    });
  }

  /** Types over what is in the field of this name. */
  async fill(name: string | null, text: string): Promise<void> {
    await this.click("field", name);
    await this.press(keys.control, "a");
    await this.type(text);
  }

  /** Chooses a file, where there is one field for files. */
  attach = (name: string, type: string, content: Buffer) => this.until(attach, name, type, content.toString("base64"));

  /** Chooses from a list by typing the option's name, because no script can operate the system's open list. */
  async choose(name: string, option: string): Promise<void> {
    await this.until(focus, "select", name);
    await this.type(option);
  }

  /** Presses these keys together, wherever the focus is. */
  async press(...values: string[]): Promise<void> {
    const down = values.map((value) => key("Down", value));
    const up = [...values].reverse().map((value) => key("Up", value));
    await this.connection.act([keyboard([...down, ...up])]);
  }

  private type(text: string): Promise<unknown> {
    return this.connection.act([keyboard([...text].flatMap((value) => [key("Down", value), key("Up", value)]))]);
  }

  /** Waits until the page shows one of these texts, and returns it. */
  see = (...texts: string[]) =>
    this.until("return args.find((text) => document.body?.innerText.replace(/\\s+/g, ' ').includes(text))", ...texts);

  /**
   * Watches the page for the first of these texts, which may disappear before a busy browser is asked again. Returns a
   * function that waits for it.
   */
  async watchFor(...texts: string[]): Promise<() => Promise<unknown>> {
    await this.until(watch, ...texts);
    return () => this.until("return window.firstShown ?? null", ...texts);
  }

  /** Waits until the page shows none of these texts. */
  miss = (...texts: string[]) =>
    this.until("return args.some((text) => document.body.innerText.includes(text)) ? null : true", ...texts);

  /** Waits until a script returns something. */
  until = (script: string, ...args: unknown[]) =>
    poll(args.join(", ").slice(0, 200) || script, () => this.connection.run(script, args));
}

/** Tries until there is a value. While a page loads or moves, a try may fail. */
export async function poll(what: string, attempt: () => Promise<unknown>): Promise<unknown> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const value = await attempt().catch(() => null);
    if (value !== null && value !== undefined) return value;
    await wait(pollMs);
  }
  throw new Error(`not within ${patienceMs / 1_000} s: ${what}`);
}

const button = (direction: "Down" | "Up") => ({ type: `pointer${direction}`, button: 0 });
const key = (direction: "Down" | "Up", value: string) => ({ type: `key${direction}`, value });
const keyboard = (actions: object[]) => ({ type: "key", id: "keyboard", actions });

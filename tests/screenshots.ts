import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import type { Offer } from "../lib/api/contribution-responses";
import type { ConversationSummary, Note, Sharing, UploadedFile } from "../lib/api/responses";
import { findChromium } from "./support/browser/find-chromium";
import { type JournalIds, type Scene, type ScreenshotUsers, scenesOf } from "./support/browser/scenes";
import { contributionWords as words } from "./support/browser/sharing-scenes";
import { canal, newJournal } from "./support/factories/screenshot-journal";
import { withAppAndProvider } from "./support/process/app-with-provider";

// Pictures of the running product. `npm run screenshots` takes those of the README; with `-- all` every scene at every size,
// into test-results/ (`-- all "^(home|share)-375"`: those whose names match), and lists which of them scroll sideways.

const photographers = 4;
/** The profile offers them. None is received. */
const mails = { SMTP_URL: "smtp://127.0.0.1:9" };

type Size = {
  name: string;
  width: number;
  height: number;
  zoom?: number;
  isTouch?: boolean;
  schemes?: Scheme[];
  hasForcedColors?: boolean;
};
type Scheme = "light" | "dark";
type Picture = { scene: Scene; size: Size; scheme: Scheme };

const bothSchemes: Scheme[] = ["light", "dark"];
const phone: Size = { name: "375", width: 375, height: 760, isTouch: true };
const desktop: Size = { name: "1280", width: 1280, height: 860 };
const sizes: Size[] = [
  { name: "320", width: 320, height: 640, isTouch: true, schemes: ["light"] },
  phone,
  { name: "768", width: 768, height: 960 },
  desktop,
  { name: "1600", width: 1600, height: 1000 },
  { name: "sideways", width: 740, height: 360, isTouch: true, schemes: ["light"] },
  { name: "zoomed", width: 640, height: 430, zoom: 2, schemes: ["light"] },
  { name: "forced-colors", width: 1024, height: 768, schemes: ["dark"], hasForcedColors: true },
];
/** The size of the README's pictures, which have fewer bytes. */
const monitor: Size = { name: "desktop", width: 1080, height: 860 };
const hand: Size = { ...phone, name: "phone" };
const tour: [scene: string, size: Size, scheme: Scheme][] = [
  ["conversation", { ...monitor, height: 1280 }, "light"],
  ["life-few", monitor, "light"],
  ["history", monitor, "light"],
  ["search", monitor, "light"],
  ["share", monitor, "dark"],
  ["game-right", monitor, "light"],
  ["game-over", monitor, "dark"],
  ["home", hand, "light"],
  ["question-written", hand, "light"],
  ["question", hand, "light"],
  ["reply-waiting", hand, "light"],
  ["note-mode", hand, "light"],
  ["together-conversation", hand, "light"],
];

const [mode, part = ""] = process.argv.slice(2);
const folder = resolve(__dirname, mode === "all" ? "../test-results/screenshots" : "screenshots");

async function main() {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium() });
  await withAppAndProvider(async ({ url }) => {
    const cast = await createScreenshotUsers(browser, url);
    const queue = picturesOf(scenesOf(cast)).values();
    const photographer = async () => {
      for (const picture of queue) await take(browser, url, cast, picture);
    };
    await Promise.all(Array.from({ length: photographers }, photographer));
  }, mails).finally(() => browser.close());
}

function picturesOf(scenes: Scene[]): Picture[] {
  if (mode !== "all") {
    return tour.flatMap(([name, size, scheme]) =>
      scenes.filter((scene) => scene.name === name).map((scene) => ({ scene, size, scheme })),
    );
  }
  return scenes
    .flatMap((scene) =>
      sizes.flatMap((size) => (size.schemes ?? bothSchemes).map((scheme) => ({ scene, size, scheme }))),
    )
    .filter((picture) => new RegExp(part).test(nameOf(picture)));
}

const nameOf = ({ scene, size, scheme }: Picture) => `${scene.name}-${size.name}-${scheme}`;

async function take(browser: Browser, url: string, cast: ScreenshotUsers, picture: Picture) {
  const { scene, size, scheme } = picture;
  const name = nameOf(picture);
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.zoom ?? 1,
    isMobile: size.isTouch ?? false,
    hasTouch: size.isTouch ?? false,
    colorScheme: scheme,
    forcedColors: size.hasForcedColors ? "active" : "none",
    reducedMotion: "reduce",
    locale: "en-GB",
    permissions: ["clipboard-write"],
  });
  context.setDefaultTimeout(10_000);
  if (scene.as) await context.addInitScript((token) => localStorage.setItem("token", token), cast.tokens[scene.as]);
  const page = await context.newPage();
  try {
    if (scene.failing) await page.route(scene.failing, (route) => route.abort());
    if (scene.hanging) await page.route(scene.hanging, () => {});
    await page.goto(`${url}/#${scene.path ?? "/"}`, { waitUntil: scene.hanging ? "commit" : "load" });
    await scene.play?.(page);
    if (!scene.hanging) await page.waitForLoadState("networkidle");
    if (scene.shows !== "where it opens") {
      await page.evaluate((isEnd) => window.scrollTo(0, isEnd ? document.body.scrollHeight : 0), scene.shows === "end");
    }
    if (await scrollsSideways(page, size.width)) console.log(`${name} scrolls sideways`);
  } catch (error) {
    console.log(`${name} was not reached: ${String(error).slice(0, 400)}`);
    process.exitCode = 1;
  }
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch((error) => console.log(`${name}: ${error}`));
  await context.close();
}

/** The page, a dialog or what scrolls in it. Code and tables of a reply may. */
const scrollsSideways = (page: Page, width: number) =>
  page.evaluate((most) => {
    const boxes = [...document.querySelectorAll("dialog, dialog :not(pre, table)")];
    return (
      document.documentElement.scrollWidth > most ||
      boxes.some((box) => box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX))
    );
  }, width);

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});

const password = "open sesame";

/** Creates the people of the pictures in a new app: one with a full journal, one who shares parts of it, and a newcomer. */
async function createScreenshotUsers(browser: Browser, url: string): Promise<ScreenshotUsers> {
  async function call<Answer>(
    path: string,
    body?: object,
    token = "",
    method = body ? "POST" : "GET",
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: isForm ? { authorization: headers.authorization } : headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  async function person(username: string, displayName: string): Promise<string> {
    const account = { username, password, email: `${username}@example.org` };
    await call("/api/register", account);
    const { token } = await call<{ token: string }>("/api/login", account);
    await call("/api/profile", { displayName }, token, "PUT");
    return token;
  }

  async function journal(token: string, isTidy: boolean): Promise<JournalIds> {
    const form = new FormData();
    form.append("file", new Blob([JSON.stringify(await newJournal(browser, isTidy))]), "journal.json");
    await call("/api/account/import", form, token);
    const { conversations } = await call<{ conversations: ConversationSummary[] }>(
      "/api/conversations",
      undefined,
      token,
    );
    const idOf = (start: string) => conversations.find(({ projectName }) => projectName.startsWith(start))?._id ?? "";
    const ids = {
      canal: idOf(canal),
      strained: idOf("Unbroken"),
      rightToLeft: idOf("הבית"),
      distress: idOf("A hard night"),
    };
    const { notes } = await call<{ notes: Note[] }>("/api/notes", { conversationId: ids.canal }, token);
    return { ...ids, note: notes[0]?._id ?? "" };
  }

  /** Uploads a photograph. */
  async function picture(token: string): Promise<string> {
    const { files } = await newJournal(browser, true);
    const form = new FormData();
    form.append("file", new Blob([Buffer.from(files[0]?.data ?? "", "base64")]), "IMG_0412.jpg");
    const { fileId } = await call<UploadedFile>("/api/upload", form, token);
    await call(`/api/files/${fileId}`, { altText: "The slope of our roof, seen from the lock" }, token, "PATCH");
    return fileId;
  }

  /** Creates conversations and deletes them again. */
  async function forget(token: string, names: string[]): Promise<void> {
    for (const projectName of names) {
      const begun = { projectName, topic: "family", questionAnswers: [{ question: "Who?", answer: "My aunt." }] };
      const { conversationId: id } = await call<{ conversationId: string }>("/api/grok", begun, token);
      await call("/api/conversation/delete", { id }, token, "DELETE");
    }
  }

  const writer = await person("ada", "Ada Brenner");
  const sharer = await person("ruth", "Ruth Brenner");
  const newcomer = await person("noor", "Noor");
  const [written, shared] = [await journal(writer, true), await journal(sharer, false)];
  await forget(sharer, ["Bread on Fridays", `${"Forgotten".repeat(11)}!`]);
  const share = (id: string, part: object = {}) => call(`/api/share/mark/${id}`, part, sharer);
  await share(shared.rightToLeft);
  await share(shared.strained);
  await share(shared.canal);
  await share(shared.canal, { continuationIndex: 1 });
  await share(shared.canal, { noteId: shared.note });
  await share(shared.canal, { whole: true });
  const { shares } = await call<Sharing>("/api/shares", undefined, sharer);
  const contributor = await person("jens", "Jens Brenner");
  const offer = (conversationId: string, text: string, part: object = {}) =>
    call("/api/contributions", { conversationId, kind: "memory", text, ...part }, contributor);
  const accept = async () => {
    const { offers } = await call<{ offers: Offer[] }>("/api/contributions", undefined, sharer);
    const decide = ({ _id, version }: Offer) =>
      call<object>(`/api/contributions/${_id}/decision`, { decision: "accept", version }, sharer);
    await Promise.all(offers.map(decide));
    return offers;
  };
  const open = (conversationId: string, part: object = {}) =>
    call("/api/shared-with-me", { conversationId, ...part }, contributor);
  await share(shared.strained, { expiresInDays: 7, takesContributions: true });
  for (const id of [shared.strained, shared.rightToLeft, shared.canal]) await open(id);
  await open(shared.canal, { noteId: shared.note });
  const fileIds = [await picture(contributor)];
  await offer(shared.canal, words.accepted, { fileIds });
  await offer(shared.canal, words.noted, { noteId: shared.note });
  const [noted] = await accept();
  await call(`/api/contributions/${noted?._id}`, { text: words.changed }, contributor, "PATCH");
  await offer(shared.canal, words.question, { continuationIndex: 1, kind: "question", fileIds });
  await offer(shared.strained, words.strained);
  await offer(shared.rightToLeft, words.rightToLeft);
  return { tokens: { writer, sharer, newcomer, contributor }, written, shared: { ...shared, whole: shares[0]?._id } };
}

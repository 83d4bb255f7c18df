import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { startApp } from "./support/app";
import { findBrowser } from "./support/browser";

// Pictures of the running product. `npm run screenshots` makes those of the README; with `-- all` every scene at every
// width, light and dark, into test-results/ to be looked at.

type Scheme = "light" | "dark";
type Size = { width: number; height: number };
type Scene = {
  name: string;
  inReadme: boolean;
  path?: string;
  isSignedIn: boolean;
  play?: (page: Page) => Promise<void>;
};

const isAll = process.argv.includes("all");
const folder = resolve(__dirname, isAll ? "../test-results/screenshots" : "screenshots");
const sizes: Size[] = isAll
  ? [
      { width: 375, height: 760 },
      { width: 768, height: 960 },
      { width: 1280, height: 860 },
    ]
  : [{ width: 1280, height: 860 }];

const answers = [
  "The narrow house at lock 12, with the green door that stuck every November.",
  "The lock gates, and Mr Adeyemi’s radio through the wall.",
  "My grandmother, shelling peas on the back step.",
  "I walked along the towpath and counted the boats.",
];
const questions = [
  "Where were you living when you were about seven?",
  "What could you hear there at night, before you fell asleep?",
  "Who, if anyone, was there when you came in at the end of the day?",
  "What did you do when nobody was telling you what to do?",
];

async function main() {
  await mkdir(folder, { recursive: true });
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const person = await newPerson(app.url);
    const conversationId = await newMemory(app.url, person.token);
    for (const scene of scenesOf(conversationId).filter(({ inReadme }) => isAll || inReadme)) {
      for (const size of sizes) {
        for (const scheme of isAll || scene.name === "conversation"
          ? (["light", "dark"] as const)
          : (["light"] as const)) {
          await picture(browser, app.url, person.token, scene, size, scheme);
        }
      }
    }
  } finally {
    await browser.close();
    await app.stop();
  }
}

const scenesOf = (conversationId: string): Scene[] => [
  { name: "login", inReadme: true, isSignedIn: false },
  { name: "register", inReadme: false, path: "/register", isSignedIn: false },
  { name: "home", inReadme: true, isSignedIn: true },
  { name: "question", inReadme: true, isSignedIn: true, play: openQuestion },
  { name: "conversation", inReadme: true, path: `/conversation/${conversationId}`, isSignedIn: true },
];

async function openQuestion(page: Page) {
  await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
  await page.getByLabel("Project name").fill("The house by the canal");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("textbox", { name: /\?$/ }).fill(answers[0] ?? "");
}

async function picture(
  browser: Browser,
  url: string,
  token: string,
  scene: Scene,
  viewport: Size,
  colorScheme: Scheme,
) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "en-GB" });
  if (scene.isSignedIn) await context.addInitScript((held) => localStorage.setItem("token", held), token);
  const page = await context.newPage();
  await page.goto(`${url}/#${scene.path ?? "/"}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await scene.play?.(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
  const name = isAll ? `${scene.name}-${viewport.width}-${colorScheme}` : `${scene.name}-${colorScheme}`;
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}

async function call(url: string, path: string, body: object, token = "") {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json();
}

async function newPerson(url: string): Promise<{ token: string }> {
  const person = { username: "Ada", password: "open sesame", email: "ada@example.org" };
  await call(url, "/api/register", person);
  return call(url, "/api/login", person);
}

async function newMemory(url: string, token: string): Promise<string> {
  const questionAnswers = questions.map((question, place) => ({ question, answer: answers[place] }));
  const start = { projectName: "The house by the canal", topic: "childhood", questionAnswers };
  const { conversationId } = await call(url, "/api/grok", start, token);
  const message = "On Saturdays it was the football results. He groaned, and we knew.";
  await call(url, "/api/grok", { conversationId, message }, token);
  await call(url, "/api/add-note", { conversationId, content: "Ask Ruth whether it was lock 12 or 13." }, token);
  return conversationId;
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});

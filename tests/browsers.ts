import { keys, WebDriver } from "./support/browser/web-driver";
import { startFirefox, startWebKit } from "./support/browser/web-driver-browsers";
import { type App, startApp } from "./support/process/app";

// The main flows in other browsers than Chromium: `npm run test:browsers` in Firefox and in WebKit, the browser of every iPhone;
// `-- firefox` in one of them, which `npm test` runs, too. A browser that is not on the machine is left out.

// Separate from the build of `npm start`, so that a running app keeps its files.
process.env.NEXT_DIST_DIR ??= ".next-test";

const browsers = { firefox: startFirefox, webkit: startWebKit };
type Name = keyof typeof browsers;

const password = "open sesame";
const answers = [
  "The narrow house at lock 12.",
  "The lock gates.",
  "My grandmother, shelling peas.",
  "I counted boats.",
];

type Flow = (browser: WebDriver, app: App, username: string) => Promise<unknown>;

const register: Flow = async (browser, { url }, username) => {
  await browser.open(`${url}/#/register`);
  await browser.fill("Username", username);
  await browser.fill("Password", password);
  await browser.fill("Email", `${username}@example.org`);
  await browser.click("button", "Register");
  await browser.see("Registration successful! Please log in.");
  await browser.fill("Password", password);
  await browser.click("button", "Login");
  await browser.see(`Hi, ${username}`);
};

const write: Flow = async (browser) => {
  await browser.choose("Memory type", "Childhood");
  await browser.fill("Project name", "The house by the canal");
  await browser.click("button", "Start");
  for (const [index, answer] of answers.entries()) {
    await browser.see(`${index + 1} of 5`);
    // The only field has the question as its name.
    await browser.fill(null, answer);
    await browser.click("button", "Next");
  }
  await browser.see("5 of 5");
  await browser.click("button", "Submit");
  await browser.see("Answer received, conversation started!");
  await browser.until("return [...document.querySelectorAll('button')].some((b) => b.textContent === 'Copy') || null");
  await browser.reload();
  for (const answer of answers) await browser.see(answer);
};

const note: Flow = async (browser) => {
  await browser.click("button", "+ NOTE TO SELF");
  await browser.see("Only you. Not sent to the AI.");
  await browser.fill("Your note", "Ask Ruth about lock 12.");
  await browser.click("button", "ADD NOTE TO SELF");
  await browser.see("Ask Ruth about lock 12.");
  await browser.reload();
  await browser.see("Ask Ruth about lock 12.");
};

const edit: Flow = async (browser) => {
  await browser.click("button", "Change this answer");
  await browser.click("button", "Edit");
  await browser.fill("What it should say", "The narrow house at lock 13.");
  await browser.press(keys.control, keys.enter);
  await browser.see("Written before you changed this.");
  await browser.reload();
  await browser.see("The narrow house at lock 13.");
};

const search: Flow = async (browser) => {
  await browser.press(keys.control, "k");
  await browser.fill(null, "peas");
  await browser.see("1 result");
  await browser.press(keys.enter);
  await browser.until("return location.hash.includes('?search=peas') || null");
  await browser.see("My grandmother, shelling peas.");
};

const share: Flow = async (browser, _, username) => {
  await browser.click("button", "Share");
  await browser.see("They will see");
  await browser.click("button", "Share");
  const link = "return document.querySelector('dialog input[readonly]')?.value || null";
  await browser.open(String(await browser.until(link)));
  await browser.see(`${username} shared a memory with you`);
  await browser.see("The narrow house at lock 13.");
};

const play: Flow = async (browser, { url }) => {
  await browser.open(`${url}/#/`);
  await browser.click("button", "Training");
  await browser.choose("Topic", "How memory works");
  await browser.click("button", "Start Game");
  for (const number of [1, 2, 3]) {
    await browser.see(`Round 1, Question ${number}/3`);
    await browser.click("radio", null);
    await browser.click("button", "Submit");
    const verdict = await browser.see("Right!", "Wrong.");
    if (verdict === "Wrong.") await browser.click("button", "Next");
  }
  await browser.see("Round 2, Question 1/3");
};

const flows: Record<string, Flow> = {
  "registers and logs in": register,
  "writes a memory and gets a reply": write,
  "keeps a note": note,
  "corrects an answer": edit,
  "finds a word again": search,
  "shares by link": share,
  "plays a round": play,
};

async function check(name: Name): Promise<void> {
  const connection = await browsers[name]();
  if (typeof connection === "string") return console.log(`Skipped: ${connection}`);
  const browser = new WebDriver(connection);
  const app = await startApp();
  const username = `ann-${Date.now()}`;
  let errors: string[] = [];
  try {
    for (const [title, flow] of Object.entries(flows)) {
      await flow(browser, app, username).catch((error: Error) => {
        throw new Error(`${title}: ${error.message}`);
      });
      console.log(`✓ ${name} ${title}`);
    }
  } finally {
    errors = await browser.close();
    await app.stop();
  }
  if (errors.length > 0) throw new Error(`the console shows errors:\n${errors.join("\n")}`);
}

async function run(): Promise<void> {
  const chosen = process.argv.slice(2);
  const names = (Object.keys(browsers) as Name[]).filter((name) => chosen.length === 0 || chosen.includes(name));
  for (const name of names) {
    await check(name).catch((error: Error) => {
      console.log(`✗ ${name} ${error.message}`);
      process.exitCode = 1;
    });
  }
}

run();

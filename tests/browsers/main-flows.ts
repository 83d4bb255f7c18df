import type { WebDriver } from "../support/browser/web-driver";
import { answerQuestions, answers, edit, type Flow, openMatch, openMenuEntry } from "./steps";

const password = "open sesame";

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
  await browser.fill("Project name", "The house by the canal");
  await answerQuestions(browser);
  await browser.reload();
  for (const answer of answers) await browser.see(answer);
};

const note: Flow = async (browser) => {
  await browser.click("button", "+ NOTE TO SELF");
  await browser.see("Only you can see this. It's not sent to the AI.");
  await browser.fill("Your note", "Ask Ruth about lock 12.");
  await browser.click("button", "ADD NOTE TO SELF");
  await browser.see("Ask Ruth about lock 12.");
  await browser.reload();
  await browser.see("Ask Ruth about lock 12.");
};

const correct: Flow = async (browser) => {
  await edit(browser, "Change this answer", "I counted barges.");
  await browser.see("This reply is to what you wrote before your change.");
  await browser.reload();
  await browser.see("I counted barges.");
};

const search: Flow = (browser) => openMatch(browser, "peas", "My grandmother, shelling peas.");

const share: Flow = async (browser, _, username) => {
  await browser.click("button", "Share");
  await browser.see("They will see");
  await browser.click("button", "Share");
  const link = "return document.querySelector('dialog input[readonly]')?.value || null";
  await browser.open(String(await browser.until(link)));
  await browser.see(`${username} shared a memory with you`);
  await browser.see("I counted barges.");
};

/** Somebody else reads the link that was just opened. */
const remember: Flow = async (browser, app, username) => {
  const link = String(await browser.until("return location.href"));
  await logOut(browser, app.url);
  await register(browser, app, `${username}-reader`);
  await browser.open(link);
  await browser.click("button", "I remember it too");
  await browser.fill("What you remember", "I counted the lock gates.");
  await browser.click("button", "Send");
  await browser.see(`Sent to ${username}`);
  await logOut(browser, app.url);
  await browser.fill("Username", username);
  await browser.fill("Password", password);
  await browser.click("button", "Login");
  await browser.see(`${username}-reader remembers it too`);
  await browser.click("button", "Accept");
  await browser.see("It now stands beside your memory.");
};

async function logOut(browser: WebDriver, url: string): Promise<void> {
  await browser.open(`${url}/#/`);
  await browser.see("Hi, ");
  await openMenuEntry(browser, "Logout");
  await browser.see("Forgot Password");
}

const play: Flow = async (browser, { url }) => {
  await browser.open(`${url}/#/`);
  await openMenuEntry(browser, "Training");
  await browser.choose("Topic", "How memory works");
  await browser.click("button", "Start Game");
  await browser.see("Round 1, Question 1/3");
  for (const next of ["Round 1, Question 2/3", "Round 1, Question 3/3", "Round 2, Question 1/3"]) {
    await browser.click("radio", null);
    const verdict = await browser.watchFor("Right!", "Wrong.");
    await browser.click("button", "Submit");
    if ((await verdict()) === "Wrong.") await browser.click("button", "Next");
    await browser.see(next);
  }
};

/** The main flows, in the order in which they run. */
export const mainFlows: Record<string, Flow> = {
  "registers and logs in": register,
  "writes a memory and gets a reply": write,
  "keeps a note": note,
  "corrects an answer": correct,
  "finds a word again": search,
  "shares by link": share,
  "reads a link, remembers it too, and is accepted": remember,
  "plays a round": play,
};

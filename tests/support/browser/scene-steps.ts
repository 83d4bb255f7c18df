import type { Page } from "playwright";
import type { Thread } from "../../../lib/api/responses";
import type { FeatureConfig } from "../../../lib/config/app-config";
import { takenOn, withSegments } from "../factories/images";
import { answers, canal } from "../factories/screenshot-journal";
import { changeFeatures } from "./change-configuration";
import { forbidStorage } from "./forbid-storage";
import { progressive } from "./phone-photos";

// The steps that lead to a screenshot.

export type Play = (page: Page) => Promise<unknown>;

export const inTurn =
  (...plays: Play[]): Play =>
  async (page) => {
    for (const play of plays) await play(page);
  };
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });
export const press =
  (name: string | RegExp, index = 0): Play =>
  (page) =>
    visible(page, name).nth(index).click();
export const until =
  (text: string | RegExp): Play =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();
export const fill =
  (label: string | RegExp, text: string): Play =>
  (page) =>
    page
      .getByRole("textbox", { name: label })
      .or(page.getByRole("searchbox", { name: label }))
      .fill(text);

export const frame: Play = (page) => page.getByRole("contentinfo").waitFor();
export const openMenu: Play = async (page) => {
  await frame(page);
  const opener = visible(page, "Open menu");
  if (await opener.isVisible()) await opener.click();
};
/** By its entry in the menu; a phone has the bar behind its drawer. */
const pressInMenu =
  (entry: RegExp): Play =>
  (page) =>
    page.getByRole("navigation").filter({ visible: true }).getByRole("button", { name: entry }).click();
export const panel = (entry: RegExp, ...plays: Play[]) =>
  inTurn(openMenu, pressInMenu(entry), (page) => page.getByRole("dialog").waitFor(), ...plays);
export const history = (...plays: Play[]) => inTurn(openMenu, pressInMenu(/^History/), ...plays);
/** An action of a conversation in the history: on a touch screen it is in a menu, whose button is pressed first. */
export const act =
  (action: string | RegExp, name: string | RegExp): Play =>
  async (page) => {
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first();
    await row.waitFor();
    const opener = row.getByRole("button", { name: /^Actions for/ });
    if (await opener.isVisible()) await opener.click();
    await row.getByRole("button", { name: action }).click();
  };
/** Opens the menu of a conversation on a touch screen, and hovers over its row elsewhere. */
export const pointAt =
  (name: string): Play =>
  async (page) => {
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first();
    await row.waitFor();
    const opener = row.getByRole("button", { name: /^Actions for/ });
    if (await opener.isVisible()) await opener.click();
    else await row.hover();
  };
export const search = (term: string) => panel(/^Search/, fill(/^Search/, term), until(/ results?\b|^No results found/));
export const share = (index: number, ...plays: Play[]) =>
  inTurn(press(/^Shared?$/, index), until("They will see"), ...plays);
/** A share sheet, as on a phone, which the person cancels. */
export const shareSheet: Play = (page) =>
  page.evaluate("navigator.canShare = () => true; navigator.share = () => Promise.reject();");
const chooseTopic: Play = (page) => page.getByLabel("Memory type").selectOption({ label: "Childhood" });
export const question = inTurn(chooseTopic, fill("Project name", canal), press("Start"));
/** To the last question of Childhood. */
export const lastQuestion: Play = async (page) => {
  await question(page);
  for (const answer of answers) await inTurn(fill(/\?$/, answer), press("Next"))(page);
  await until("Just save it")(page);
};
export const message = (text: string) => fill("Your message", text);
export const credentials = inTurn(fill("Username", "ada"), (page) =>
  page.getByLabel("Password").first().fill("not this one"),
);

export const attach: Play = async (page) => {
  const buffer = Buffer.from("The words of the deed.");
  await page.locator("input[type=file]").setInputFiles({ name: "deed.txt", mimeType: "text/plain", buffer });
  await until("22 bytes")(page);
};

/** A photo from a phone that recorded the day. */
const photo = {
  name: "IMG_2041.jpg",
  mimeType: "image/jpeg",
  buffer: withSegments(progressive, [0xe1, Buffer.concat([Buffer.from("Exif\0\0"), takenOn("2019:07:14 17:05:00")])]),
};
const choosePicture =
  (buffer: Buffer): Play =>
  (page) =>
    page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ ...photo, buffer });
export const beginWithPhoto = inTurn(press("Begin with a photo"), choosePicture(photo.buffer));
export const attachPicture = inTurn(choosePicture(photo.buffer), (page) =>
  page.getByRole("textbox", { name: "Describe this picture" }).fill("Jens and the red door of the lock-keeper’s house"),
);
export const attachDamaged = inTurn(choosePicture(photo.buffer.subarray(0, 9_000)), until(/isn.t complete/));

/** Answers the call as if it had succeeded, and changes nothing for the next picture. */
export const pretend =
  (call: string, message: string): Play =>
  (page) =>
    page.route(call, (route) => route.fulfill({ json: { message } }));

/** The last receipt and, below it, what was sent: an imported reply has no record of it. */
export const unfoldReceipt = (text: string): Play =>
  inTurn(
    (page) =>
      page.route("**/receipts/*", (route) => {
        const system = { role: "system", content: "You talk with one person about their own memories.", pictures: [] };
        const sent = [
          system,
          { role: "user", content: text, pictures: ["lock-12.jpg"] },
          { role: "assistant", content: "Which door was it?", pictures: [] },
          { role: "user", content: `${text} `.repeat(8), pictures: [] },
        ];
        return route.fulfill({ json: { messages: sent } });
      }),
    (page) => page.getByText("What the AI saw").last().click(),
    (page) => page.getByText("Word for word").last().click(),
    (page) => page.getByText("Instructions").waitFor(),
    (page) =>
      page
        .getByText("What the AI saw")
        .last()
        .evaluate((receipt) => receipt.scrollIntoView({ block: "center" })),
  );

/** A history of 500 memories. */
export const manyMemories: Play = async (page) => {
  const names = [
    "The canal",
    "Aunt Ruth’s kitchen, and everything that was ever cooked in it",
    "Bread",
    "First day at school",
  ];
  const conversations = Array.from({ length: 500 }, (_, index) => ({
    _id: `c${index}`,
    projectName: `${index % 7 === 0 ? "" : `${names[index % 4]} · `}Memory ${500 - index}`,
    topic: ["childhood", "family", "place"][index % 3],
    prompt: "",
    questionAnswers: [{ question: "Where?", answer: "In the narrow house at lock 12, above the water." }],
    file: null,
    pending: false,
    timestamp: new Date(Date.now() - index * 61 * 3_600_000).toISOString(),
    orderIndex: 500 - index,
    continuationCount: index % 3,
  }));
  const all = { conversations, nextCursor: null };
  await page.route("**/api/conversations?*", (route) => route.fulfill({ json: all }));
  await page.route("**/api/conversations/years?*", (route) =>
    route.fulfill({ json: { years: [2026, 2025, 2024, 2023], decades: [1970, 1960, 1950] } }),
  );
};
export const scrollHistory: Play = async (page) => {
  await page.getByRole("main").getByRole("listitem").nth(2).hover();
  await page.mouse.wheel(0, 2_400);
  await until(/Memory 4[567]\d/)(page);
};

/** The page again, with other features than the shipped ones. */
export const withFeatures =
  (change: (features: FeatureConfig["flexiFeatures"]) => void): Play =>
  async (page) => {
    await changeFeatures(page, ({ flexiFeatures }) => change(flexiFeatures));
    await page.reload();
  };

/** The page again, with the thread changed as if its writer had changed it. */
export const withThread =
  (change: (thread: Thread) => void): Play =>
  async (page) => {
    await page.route(/\/api\/conversations\/[\w-]+(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      const thread: Thread = await response.json();
      change(thread);
      await route.fulfill({ response, json: thread });
    });
    await page.reload();
  };

/** The page again, as it is where no AI provider is configured. */
export const withoutAi: Play = async (page) => {
  await changeFeatures(page, (features) => Object.assign(features, { aiConnected: false }));
  await withThread(({ conversation: { continuations } }) => {
    const receipt = {
      answers: 1,
      earlierTurns: 0,
      file: null,
      notesWithheld: 0,
      isOffline: true,
      isListQuestion: true,
    };
    Object.assign(continuations.at(-1) ?? {}, { receipt, response: "What was under the stairs?" });
  })(page);
};

/** The page again, in a browser whose settings forbid storage. */
export const withoutStorage: Play = async (page) => {
  await forbidStorage(page);
  await page.reload();
};

export const nowhere: Play = (page) => page.goto(new URL("/nowhere", page.url()).href);

/** A sign-in whose screen does not load. */
export const crash: Play = async (page) => {
  await visible(page, "Login").waitFor();
  await page.route("**/_next/static/**", (route) => route.abort());
  await page.evaluate(() => localStorage.setItem("token", `e30.${btoa('{"username":"ada"}')}.e30`));
  await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: "token" })));
  await until("Reload")(page);
};

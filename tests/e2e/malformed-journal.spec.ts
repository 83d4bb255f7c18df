import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { testMalformed, tryAgain, unexpected } from "../support/browser/malformed-responses";
import { openMenuEntry } from "../support/browser/sharing";
import { openConversation, openPanel, press, type Stage, share, test } from "../support/browser/spec-sentences";
import { expect, signIn } from "../support/browser/test";
import { offerSleep, openTraining, startGame } from "../support/browser/training";

const toLogin = ({ page }: Stage) => page.goto("/#/login");
const panel = (name: string) => (stage: Stage) => openPanel(stage, name);
const pressFirst = (page: Page, name: string) => page.getByRole("button", { name }).first().click();

async function openHistory(stage: Stage) {
  await newConversation(stage.request, stage.account, "The canal");
  await openPanel(stage, "History");
}

/** Starts a new game and discards one that is still open. */
async function openNewGame({ page, account }: Stage) {
  if (page.url() !== "about:blank") await page.evaluate(() => localStorage.clear());
  await openTraining(page, account);
  await startGame(page);
}

testMalformed([
  { call: "**/flexifeatures.json*", make: toLogin, again: tryAgain, says: ["The configuration could not be loaded."] },
  {
    call: "**/api/conversations?*",
    make: openHistory,
    again: tryAgain,
    says: ["Failed to fetch conversation history"],
  },
  {
    call: "**/api/conversations/deleted?*",
    before: openHistory,
    make: ({ page }) => press(page, "Recently deleted"),
    again: tryAgain,
    says: ["What was deleted could not be loaded."],
  },
  {
    call: "**/api/conversations/*",
    from: "a preview",
    before: openHistory,
    make: ({ page }) => pressFirst(page, "Preview The canal"),
    again: tryAgain,
    says: ["Failed to fetch conversation history"],
  },
  {
    call: "**/api/conversation/delete",
    before: openHistory,
    make: ({ page }) => pressFirst(page, "Delete The canal"),
    says: ["Error deleting conversation"],
  },
  {
    call: "**/api/conversation/restore",
    before: async (stage) => {
      await openHistory(stage);
      await pressFirst(stage.page, "Delete The canal");
    },
    make: ({ page }) => press(page, "Undo"),
    says: ["Error restoring conversation"],
  },
  {
    call: "**/api/shares",
    make: panel("What I share"),
    again: tryAgain,
    says: ["What you share could not be loaded."],
  },
  {
    call: "**/api/share/mark/*",
    make: async (stage) => {
      await openConversation(stage);
      await share(stage.page);
    },
    isSlow: true,
    says: ["Anyone who is signed in and has the link can read this, and nothing else of the conversation."],
  },
  {
    call: "**/api/share/post/*",
    make: ({ page, account }) => signIn(page, account, "/share/post/p1"),
    again: tryAgain,
    says: [`Shared conversation not found: ${unexpected}`],
  },
  {
    call: "**/api/training/modules",
    before: ({ page }) => offerSleep(page),
    make: openNewGame,
    isSlow: true,
    says: ["A sample question"],
  },
  {
    call: "**/api/scores",
    before: ({ page }) => offerSleep(page),
    make: async (stage) => {
      await openNewGame(stage);
      await stage.page.getByRole("radio").first().check();
      await press(stage.page, "Submit");
      await press(stage.page.getByRole("main"), "Exit Game");
    },
    isSlow: true,
    says: ["No score history available."],
  },
]);

test.describe("a conversations list whose message says that the token is invalid", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [status, body] of [
    [200, { message: "Error: Invalid token." }],
    [200, { conversations: [], nextCursor: null, message: "Invalid token" }],
    [401, { message: "Invalid token" }],
    [500, { message: "Invalid token" }],
  ] as const) {
    test(`logs out with status ${status} and ${Object.keys(body).length} members`, async ({ signedIn: page }) => {
      await page.route("**/api/conversations?*", (route) => route.fulfill({ status, json: body }));
      await openMenuEntry(page, "History");
      await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    });
  }
});

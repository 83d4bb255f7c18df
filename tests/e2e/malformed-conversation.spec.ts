import { testMalformed, unexpected } from "../support/browser/malformed-responses";
import { openConversation, openPanel, press, type Stage, sendMessage } from "../support/browser/spec-sentences";
import { signIn } from "../support/browser/test";
import { drawing } from "../support/factories/images";

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
const home = ({ page, account }: Stage) => signIn(page, account);
const panel = (name: string) => (stage: Stage) => openPanel(stage, name);

testMalformed([
  { call: "**/api/on-this-day?*", make: home, says: ["Welcome, let's get started!"] },
  {
    call: "**/api/conversations/*",
    make: ({ page, account }) => signIn(page, account, "/conversation/c1"),
    says: ["Failed to fetch conversation history"],
  },
  {
    call: "**/api/add-note",
    before: openConversation,
    make: async ({ page }) => {
      await press(page, "+ NOTE TO SELF");
      await page.getByLabel("Your note").fill("Ask Ruth");
      await page.keyboard.press("Enter");
    },
    says: [`Failed to add note: ${unexpected}`],
  },
  {
    call: "**/api/notes",
    before: openConversation,
    make: async ({ page }) => {
      await press(page, "+ NOTE TO SELF");
      await page.getByLabel("Your note").fill("Ask Ruth");
      await page.keyboard.press("Enter");
    },
    says: ["Ask Ruth"],
  },
  {
    call: "**/api/grok",
    before: openConversation,
    make: ({ page }) => sendMessage(page, "The radio played."),
    says: ["Error starting conversation: No response message received from server"],
  },
  {
    call: "**/api/upload",
    before: openConversation,
    make: ({ page }) => page.locator("input[type=file]").setInputFiles(picture),
    says: [`File upload failed: ${unexpected}`],
  },
  {
    call: "**/api/search",
    before: panel("Search"),
    make: ({ page }) => page.getByLabel("Search everything").fill("lock"),
    says: [`Search failed: ${unexpected}`],
  },
]);

import { testMalformed, tryAgain, unexpected } from "../support/browser/malformed-responses";
import { openConversation, openPanel, press, type Stage, sendMessage } from "../support/browser/spec-sentences";
import { signIn } from "../support/browser/test";
import { drawing } from "../support/factories/images";

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
const home = ({ page, account }: Stage) => signIn(page, account);
const panel = (name: string) => (stage: Stage) => openPanel(stage, name);

async function openNote(stage: Stage) {
  await openConversation(stage);
  await press(stage.page, "+ NOTE TO SELF");
}

async function writeNote({ page }: Stage) {
  await page.getByLabel("Your note").fill("Ask Ruth");
  await page.keyboard.press("Enter");
}

testMalformed([
  {
    call: "**/api/on-this-day?*",
    make: home,
    again: ({ page }) => page.reload(),
    says: ["Welcome, let's get started!"],
  },
  {
    call: "**/api/conversations/*",
    make: ({ page, account }) => signIn(page, account, "/conversation/c1"),
    again: tryAgain,
    says: ["Failed to fetch conversation history"],
  },
  {
    call: "**/api/add-note",
    before: openNote,
    make: writeNote,
    says: [`Failed to add note: ${unexpected}`],
  },
  {
    call: "**/api/notes",
    before: openNote,
    make: writeNote,
    again: async (stage) => {
      await press(stage.page, "+ NOTE TO SELF");
      await writeNote(stage);
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
    // Another term, because the same one is not searched for twice.
    again: ({ page }) => page.getByLabel("Search everything").pressSequentially("s"),
    says: [`Search failed: ${unexpected}`],
  },
]);

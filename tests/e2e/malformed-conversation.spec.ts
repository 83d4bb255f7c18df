import { testMalformed, unexpected } from "../support/browser/malformed-responses";
import { openConversation, press, type Stage, sendMessage } from "../support/browser/spec-sentences";
import { signIn } from "../support/browser/test";
import { drawing } from "../support/factories/images";

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };

async function openNote(stage: Stage) {
  await openConversation(stage);
  await press(stage.page, "+ NOTE TO SELF");
}

async function writeNote({ page }: Stage) {
  await page.getByLabel("Your note").fill("Ask Ruth");
  await page.keyboard.press("Enter");
}

// The calls whose responses are not simply refused: one that is ignored, one after a write, one that is streamed, one with progress.
testMalformed([
  {
    call: "**/api/on-this-day?*",
    make: ({ page, account }) => signIn(page, account),
    again: ({ page }) => page.reload(),
    says: "Welcome, let's get started!",
  },
  {
    call: "**/api/notes",
    before: openNote,
    make: writeNote,
    again: async (stage) => {
      await press(stage.page, "+ NOTE TO SELF");
      await writeNote(stage);
    },
    says: "Ask Ruth",
  },
  {
    call: "**/api/grok",
    before: openConversation,
    make: ({ page }) => sendMessage(page, "The radio played."),
    says: "Error starting conversation: No response message received from server",
  },
  {
    call: "**/api/upload",
    before: openConversation,
    make: ({ page }) => page.locator("input[type=file]").setInputFiles(picture),
    says: `File upload failed: ${unexpected}`,
  },
]);

import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInAnyColors, openDialog } from "../support/browser/accessibility";
import { newConversation, openFirstQuestion } from "../support/browser/conversation";
import { historyRows, openDeleted, openHistory, restoreButton } from "../support/browser/history";
import { confirmShare, newThread, openMenuEntry, openShare, sharedTexts } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

test("the home view, a question and a conversation are accessible, in light and dark and in any colours of the operator", async ({
  signedIn: page,
  request,
  account,
}) => {
  await test.step("home, with the errors of its form", async () => {
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByText("Please select a memory type.")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("a question", async () => {
    await openFirstQuestion(page);
    await expectAccessible(page, "main");
  });
  await test.step("a conversation", async () => {
    await page.goto(`/#/conversation/${await newConversation(request, account)}`);
    await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
    await expect(page).toHaveTitle("Conversation – Flexi");
    await page.getByText("What the AI saw").click();
    await page.getByText("Word for word").click();
    await expect(page.getByRole("region", { name: "Word for word" })).toBeVisible();
    await expectAccessible(page);
    await expectReadableInAnyColors(page);
    await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
    await expectAccessible(page, "main");
    await expectReadableInAnyColors(page, 1);
  });
});

test("the panels and a shared part are accessible, in light and dark", async ({ signedIn: page, request, account }) => {
  await test.step("the history and what was deleted", async () => {
    await newConversation(request, account, "The mill");
    await newConversation(request, account, "The canal");
    await openHistory(page);
    await page.getByRole("button", { name: "Preview The canal" }).click();
    await page.getByRole("button", { name: "Rename The canal" }).click();
    await expect(historyRows(page).first()).toContainText("The narrow house at lock 12.");
    await page.getByRole("button", { name: "Delete The mill" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expectAccessible(page);
    await openDeleted(page);
    await expect(restoreButton(page, "The mill")).toBeVisible();
    await expectAccessible(page, "main");
    await restoreButton(page, "The mill").click();
    await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
    await expectAccessible(page, "main");
  });
  await test.step("the search", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("canal lock");
    await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
    await expectAccessible(page, openDialog);
    await page.keyboard.press("Escape");
  });
  const link = await test.step("sharing a note", async () => {
    await page.goto(`/#/conversation/${(await newThread(request, account)).id}`);
    // The dialog of a message has less in it than that of a note.
    await openShare(page, 2);
    await expect(page.getByRole("region", { name: "They will see" })).toBeVisible();
    await expectAccessible(page, openDialog);
    const shared = await confirmShare(page);
    await page.getByRole("button", { name: "Copy Link" }).click();
    await expectAccessible(page, openDialog);
    await page.keyboard.press("Escape");
    return shared;
  });
  for (const [entry, there] of [
    ["What I share", "Stop sharing The house by the canal"],
    ["Edit Profile", "Save"],
    ["My data", "Delete my account…"],
  ] as const) {
    await test.step(entry, async () => {
      await openMenuEntry(page, entry);
      await page.getByRole("button", { name: there }).waitFor();
      if (entry === "My data") await page.getByRole("button", { name: there }).click();
      await expectAccessible(page, openDialog);
      await page.keyboard.press("Escape");
    });
  }
  await test.step("what was shared", async () => {
    await page.goto(link);
    await expect(page.getByText(sharedTexts.note)).toBeVisible();
    await expectAccessible(page);
  });
});

test("what was done is announced, by elements that were there before", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "The mill");
  await page.goto(`/#/conversation/${await newConversation(request, account, "The canal")}`);
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  const notice = await regionsOf(page);
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill("Ask Ruth.");
  await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
  await expect(notice("The note is saved.")).toHaveCount(1);
  await page.getByRole("button", { name: "Change this note" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(notice("Removed.")).toHaveCount(1);
  await page.getByLabel("Your message").fill("The lock.");
  await page.getByRole("button", { name: "Other choices" }).click();
  await page.getByRole("button", { name: /^Just save it/ }).click();
  await expect(notice("The message is saved.")).toHaveCount(1);
  const attachment = await regionsOf(page);
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: "deed.txt", mimeType: "text/plain" },
    buffer: Buffer.from("The words of the deed."),
  });
  await expect(attachment("The file is attached.")).toHaveCount(1);

  await openHistory(page);
  await expect(historyRows(page)).toHaveCount(2);
  const panel = await regionsOf(page);
  await page.getByLabel("Filter by name").fill("canal");
  await expect(panel("1 conversation")).toHaveCount(1);
  await page.getByLabel("Filter by name").fill("");
  await page.getByRole("button", { name: "Delete The mill" }).click();
  await expect(panel("Conversation deleted successfully")).toHaveCount(1);

  await openMenuEntry(page, "My data");
  await expect(page.getByRole("button", { name: "Import" })).toBeVisible();
  const myData = await regionsOf(page);
  const copy = { name: "copy.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await page.route("**/api/account/import", (route) => route.fulfill({ json: { message: "Two were imported." } }));
  await page.getByLabel("File (JSON or .zip)").setInputFiles(copy);
  await page.getByRole("button", { name: "Import" }).click();
  await expect(myData("Two were imported.")).toHaveCount(1);
});

/** The live regions of the page as it is now, by what they say later. Screen readers may ignore one that comes with its text. */
async function regionsOf(page: Page) {
  const name = `region-${randomBytes(4).toString("hex")}`;
  await page.locator("[role=status], [aria-live]").evaluateAll((regions, name) => {
    for (const region of regions) region.setAttribute(`data-${name}`, "");
  }, name);
  return (hasText: string) => page.locator(`[data-${name}]`).filter({ hasText });
}

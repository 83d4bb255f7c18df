import { expectAccessible, expectNoHorizontalScroll } from "../support/browser/accessibility";
import { newConversation, openFirstQuestion } from "../support/browser/conversation";
import { historyRows, openDeleted, openHistory, restoreButton } from "../support/browser/history";
import { confirmShare, newThread, openMenuEntry, openShare, sharedTexts } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";

test.describe("in the light and the dark theme", () => {
  test("the home view, a question and a conversation are accessible", async ({ signedIn: page, request, account }) => {
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expectAccessible(page);
    await openFirstQuestion(page);
    await expectAccessible(page);
    await page.goto(`/#/conversation/${await newConversation(request, account)}`);
    await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
    await page.getByText("What the AI saw").click();
    await page.getByText("Word for word").click();
    await expect(page.getByRole("region", { name: "Word for word" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
    await expectAccessible(page);
  });

  test("sharing, the profile and My data are accessible", async ({ signedIn: page, request, account }) => {
    const { id } = await newThread(request, account);
    await page.goto(`/#/conversation/${id}`);
    for (const index of [0, 2]) {
      await openShare(page, index);
      await expect(page.getByRole("region", { name: "They will see" })).toBeVisible();
      await expectAccessible(page);
      if (index === 0) await page.keyboard.press("Escape");
    }
    const link = await confirmShare(page);
    await page.getByRole("button", { name: "Copy Link" }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    for (const [entry, there] of [
      ["What I share", "Take back The house by the canal"],
      ["Edit Profile", "Save"],
      ["My data", "Delete my account …"],
    ] as const) {
      await openMenuEntry(page, entry);
      await page.getByRole("button", { name: there }).waitFor();
      if (entry === "My data") await page.getByRole("button", { name: there }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    }
    await page.goto(link);
    await expect(page.getByText(sharedTexts.note)).toBeVisible();
    await expectAccessible(page);
  });

  test("the history and the search are accessible", async ({ signedIn: page, request, account }) => {
    await newConversation(request, account, "The canal");
    await openHistory(page);
    await page.getByRole("button", { name: "Preview The canal" }).click();
    await page.getByRole("button", { name: "Rename The canal" }).click();
    await expect(historyRows(page)).toContainText("The narrow house at lock 12.");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete The canal" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expectAccessible(page);
    await openDeleted(page);
    await expect(restoreButton(page, "The canal")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("canal lock");
    await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("on a screen 320 px wide", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing scrolls sideways, even with very long words", async ({ page, request, account }) => {
    await signIn(page, account);
    await expectNoHorizontalScroll(page);
    await page.goto(`/#/conversation/${await newConversation(request, account, "w".repeat(100))}`);
    await page.getByLabel("Your message").fill("שלום 👨‍👩‍👧‍👦 ".concat("x".repeat(500)));
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
    await expectNoHorizontalScroll(page);
  });
});

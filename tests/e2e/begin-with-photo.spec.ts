import type { Page } from "@playwright/test";
import { answerQuestions } from "../support/browser/conversation";
import { fillStorage } from "../support/browser/forbid-storage";
import { holdResponses } from "../support/browser/hold-responses";
import { progressive } from "../support/browser/phone-photos";
import { expect, signIn, test } from "../support/browser/test";
import { snapshot, takenOn, withSegments } from "../support/factories/images";

const description = (page: Page) => page.getByRole("textbox", { name: "Describe this picture" });

test("a memory begins with a photo, which the page draws where workers cannot, and what it shows can be said and changed", async ({
  page,
  account,
  fakeAi,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  await signIn(page, account);
  const day = Buffer.concat([Buffer.from("Exif\0\0"), takenOn("2019:07:14 17:05:00")]);
  const taken = withSegments(progressive, [0xe1, day]);
  const begin = async (photo: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Begin with a photo" }).click();
    await (await chooser).setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
  };
  const photoShown = page.getByRole("region", { name: "The photos at the start of this memory" });

  await test.step("its day is offered for the name, and the first call carries it with what it shows", async () => {
    await begin(taken);
    await expect(photoShown).toBeFocused();
    await page.getByRole("button", { name: /^Put July 14, 2019 in the name/ }).click();
    await expect(page.getByLabel("Project name")).toBeFocused();
    await page.keyboard.type("at the lake");
    await description(page).fill("All four");
    await page.getByRole("button", { name: "Remove photo.jpg" }).click();
    await expect(description(page)).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(description(page)).toHaveValue("All four");
    // A description that has not reached the server goes there with the answers.
    let hasFailed = false;
    await page.route("**/api/files/*", (route) => {
      if (hasFailed || route.request().method() !== "PATCH") return route.fallback();
      hasFailed = true;
      return route.fulfill({ status: 503, json: { message: "Busy" } });
    });
    await description(page).fill("The four of us");
    await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await answerQuestions(page);
    await page.getByRole("button", { name: "July 14, 2019?" }).click();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
    const asked = JSON.stringify(fakeAi.requests.at(-1));
    expect(asked).toContain("data:image/jpeg;base64,");
    expect(asked).toContain("Name of this memory: July 14, 2019 at the lake");
    expect(asked).toContain("When it was: July 14, 2019");
    expect(asked).toContain('They say that it shows \\"The four of us\\"');
  });
  const large = page.getByRole("dialog", { name: "photo.jpg" });
  await test.step("it opens large, and can be enlarged and moved by keys and by the mouse", async () => {
    const opener = page.getByRole("button", { name: "Enlarge photo.jpg" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const picture = large.getByRole("img", { name: "The four of us" });
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press("+");
    expect(await width()).toBeCloseTo(before * 1.5, 0);
    const scrolled = () => picture.evaluate(({ parentElement }) => parentElement?.scrollTop ?? 0);
    const start = await scrolled();
    await page.keyboard.press("ArrowDown");
    expect(await scrolled()).toBeGreaterThan(start);
    await picture.click();
    expect(await width()).toBeCloseTo(before, 0);
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await picture.click();
    await expect(large).toBeHidden();
  });
  const describeAgain = async () => {
    await page.getByRole("button", { name: "Change this file" }).click();
    await page.getByRole("button", { name: "Change the description" }).click();
    await expect(description(page)).toBeFocused();
  };
  await test.step("what it shows can be changed there, and Escape loses nothing of it", async () => {
    await describeAgain();
    await description(page).fill("All of us");
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
    await describeAgain();
    await expect(description(page)).toHaveValue("All of us");
    await page.keyboard.press("Enter");
    await expect(large.getByText("All of us")).toBeVisible();
    await expect(large.getByRole("button", { name: "Change the description" })).toBeFocused();
    await page.keyboard.press("Escape");
  });
  const address = page.url();
  await test.step("one that is still on its way does not land in what is begun after it", async () => {
    const startNew = page.getByRole("button", { name: /^Start New/ }).first();
    await startNew.click();
    await expect(photoShown).toBeHidden();
    const answer = await holdResponses(page, "**/api/upload");
    const uploading = page.waitForRequest("**/api/upload");
    await begin(snapshot(6));
    await uploading;
    await startNew.click();
    await page.getByLabel("Project name").fill("Without a photo");
    await answer();
    await page.getByLabel("Project name").fill("Still without a photo");
    await page.reload();
    await expect(page.getByLabel("Project name")).toHaveValue("Still without a photo");
    await expect(photoShown).toBeHidden();
  });
  await test.step("home and the menu show its print", async () => {
    const prints = page.locator('a:has-text("at the lake"), article:has-text("at the lake")').locator("img");
    await expect(prints).toHaveCount(2);
  });
  await test.step("what was changed is there after a reload", async () => {
    await page.goto(address);
    await expect(page.getByRole("img", { name: "All of us" })).toBeVisible();
  });
  await test.step("a change that cannot be saved says why, and with a full storage that it would be lost", async () => {
    await describeAgain();
    await fillStorage(page);
    await page.route("**/api/files/*", (route) => route.fulfill({ status: 503, json: { message: "Busy." } }));
    await description(page).fill("Nobody");
    await page.keyboard.press("Enter");
    await expect(large.getByRole("alert")).toHaveText(/^The description isn't saved yet\. Busy\. Not saved on this/);
  });
});

import type { Page } from "@playwright/test";
import { answerQuestions, newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";
import { drawing, photo } from "../support/factories/images";

const input = (page: Page) => page.locator("input[type=file]").first();
const descriptions = (page: Page) => page.getByRole("textbox", { name: "Describe this picture" });
const pictures = (page: Page) => page.getByRole("article").getByRole("img", { name: /\.png$|^The / });

const numbered = (numbers: number[]) =>
  numbers.map((number) => ({ name: `${number}.png`, mimeType: "image/png", buffer: drawing }));

test("up to ten files go with one message, in their order, each with its description, and survive a reload", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await test.step("what is beyond ten or of another kind is named, and the others are attached", async () => {
    const video = { name: "dance.mp4", mimeType: "video/mp4", buffer: drawing };
    await input(page).setInputFiles([video, ...numbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])]);
    const alerts = page.locator("form").getByRole("alert");
    await expect(alerts).toHaveText([/^dance\.mp4.*Videos can't be attached/, /^11\.png.*Up to 10 files/]);
    await expect(descriptions(page)).toHaveCount(10);
  });
  await test.step("one is described, one is removed, and a reload keeps the rest in their order", async () => {
    await descriptions(page).nth(2).fill("The third");
    await page.getByRole("button", { name: "Remove 1.png" }).click();
    await page.reload();
    await expect(descriptions(page)).toHaveCount(9);
    await expect(descriptions(page).nth(1)).toHaveValue("The third");
  });
  await test.step("they are sent as one message, of which the AI sees four pictures, and nothing waits any more", async () => {
    await page.getByLabel("Your message").fill("All of them.");
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
    await expect(pictures(page)).toHaveCount(9);
    const names = await pictures(page).evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
    expect(names).toEqual(["2.png", "The third", ...[4, 5, 6, 7, 8, 9, 10].map((number) => `${number}.png`)]);
    expect(JSON.stringify(fakeAi.requests.at(-1)).split("data:image/png;base64,")).toHaveLength(5);
    await expect(descriptions(page)).toHaveCount(0);
    await page.reload();
    await expect(pictures(page)).toHaveCount(9);
    await expect(descriptions(page)).toHaveCount(0);
  });
  await test.step("one goes without words, which can be added later", async () => {
    await input(page).setInputFiles(numbered([12]));
    await expect(descriptions(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(3);
    await expect(pictures(page)).toHaveCount(10);
    await expect(descriptions(page)).toHaveCount(0);
  });
});

test("a memory begins with several photos, to which another can be added", async ({ page, account }) => {
  await signIn(page, account);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Begin with a photo" }).click();
  await (await chooser).setFiles(numbered([1, 2]));
  await expect(descriptions(page)).toHaveCount(2);
  await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
  await page.getByLabel("Project name").fill("The canal");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const another = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Another photo" }).click();
  await (await another).setFiles({ name: "3.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(descriptions(page)).toHaveCount(3);
  await page.reload();
  await expect(descriptions(page)).toHaveCount(3);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  const names = await page
    .getByRole("img", { name: /^\d\./ })
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
  expect(names).toEqual(["1.png", "2.png", "3.jpg"]);
});

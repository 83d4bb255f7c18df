import type { Page } from "@playwright/test";
import { takeToken } from "../support/browser/account-forms";
import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";
import { drawing, photo } from "../support/factories/images";

const input = (page: Page) => page.locator("input[type=file]").first();
const attached = (page: Page, name = "photo.jpg") => page.getByRole("button", { name: `Remove ${name}` });
/** A picture that is ready to be sent can be described. */
const description = (page: Page) => page.getByRole("textbox", { name: "Describe this picture" });
const choose = (page: Page) => input(page).setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });

/** The files that wait in the browser, as `user: scope`. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const promised = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const files = await promised(indexedDB.open(name));
      const scopes = await promised(files.transaction("files").objectStore("files").getAllKeys());
      found.push(...scopes.map((scope) => `${name.replace("flexi.files.", "")}: ${scope}`));
      files.close();
    }
    return found;
  });

test("a photo that is prepared or uploaded when the page is loaded again is uploaded then, until it is sent, removed or its person logs out", async ({
  page,
  request,
  account,
  newAccount,
}) => {
  const path = `/conversation/${await newConversation(request, account)}`;
  await signIn(page, account, path);
  await page.route(/turbopack-worker/, () => {});
  await choose(page);
  await expect.poll(() => waiting(page)).toHaveLength(1);

  await test.step("after a reload it is prepared and uploaded, and after a second one it is still there", async () => {
    await page.unroute(/turbopack-worker/);
    await page.reload();
    await expect(description(page)).toBeVisible();
    await page.reload();
    await expect(description(page)).toBeVisible();
  });
  await test.step("what is sent or removed waits no more", async () => {
    await page.getByLabel("Your message").fill("This is the door.");
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByRole("article").getByRole("img", { name: "photo.jpg" })).toBeVisible();
    await expect.poll(() => waiting(page)).toEqual([]);
    await choose(page);
    await expect.poll(() => waiting(page)).toHaveLength(1);
    await attached(page).click();
    await expect.poll(() => waiting(page)).toEqual([]);
  });
  await test.step("the photo of a memory waits, too, while another one is begun", async () => {
    await page.route("**/api/upload", () => {});
    await page.goto("/#/");
    await expect(page.getByRole("button", { name: "Begin with a photo" })).toBeVisible();
    await choose(page);
    await expect(attached(page)).toBeVisible();
    await page
      .getByRole("button", { name: /^Start New/ })
      .first()
      .click();
    await expect(attached(page)).toBeHidden();
    await page.unroute("**/api/upload");
    await page.reload();
    await page
      .getByRole("region", { name: "Pick up where you left off" })
      .getByRole("button", { name: "Untitled" })
      .click();
    await expect(description(page)).toBeVisible();
  });
  await test.step("a logout names it, deletes it, and the next person sees nothing of it", async () => {
    await expect.poll(() => waiting(page)).toHaveLength(1);
    const other = await page.context().newPage();
    await other.goto(`/#${path}`);
    await expect(other.getByLabel("Your message")).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("dialog")).toContainText("You have one unfinished memory.");
    await page.getByRole("button", { name: "Log out and delete them" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
    await takeToken(page, (await newAccount()).token);
    await expect(page.getByLabel("Project name")).toBeVisible();
    await expect(attached(page)).toBeHidden();
  });
});

test("without a database of the browser a line says that a reload would lose the file, and after one it is named", async ({
  page,
  request,
  account,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The storage is forbidden.", "SecurityError");
    };
  });
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  const line = page.getByText(/^Not saved on this device/);
  await page.route("**/api/upload", () => {});
  const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
  await input(page).setInputFiles(picture);
  await expect(line).toBeVisible();
  await page.reload();
  await expect(page.getByText("drawing.png was neither uploaded nor saved on this device.")).toBeVisible();
  await expect(attached(page, "drawing.png")).toBeHidden();
  await page.goto("/#/");
  await expect(page.getByRole("button", { name: "Begin with a photo" })).toBeVisible();
  await input(page).setInputFiles(picture);
  await expect(line).toBeVisible();
  await page.reload();
  await expect(page.getByText("drawing.png was neither uploaded nor saved on this device.")).toBeVisible();
  await page.unroute("**/api/upload");
  await input(page).setInputFiles(picture);
  await expect(description(page)).toBeVisible();
  await expect(line).toBeHidden();
});

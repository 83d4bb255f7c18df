import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
const attach = "Attach a file";

/** A picture that is ready to be sent can be described. */
const pictureIsReady = (page: Page) =>
  expect(page.getByRole("textbox", { name: "Describe this picture" })).toBeVisible();

test.beforeEach(async ({ page, request, account }) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await expect(page.getByRole("button", { name: attach })).toBeVisible();
});

test("a picture is sent with a message, reaches the AI and is shown after a reload", async ({ page, fakeAi }) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: attach }).click();
  await (await chooser).setFiles(picture);
  await pictureIsReady(page);
  await page.getByLabel("Your message").fill("This is the door.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  expect(JSON.stringify(fakeAi.requests.at(-1))).toContain("data:image/png;base64,");
  await page.reload();
  const shown = page.getByRole("img", { name: "drawing.png" });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(shown).toHaveAttribute("width", /\d+/);
});

test("the space for a picture is reserved before it is loaded", async ({ page }) => {
  await page.locator("input[type=file]").setInputFiles(picture);
  await pictureIsReady(page);
  await page.getByLabel("Your message").fill("This is the door.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await page.route(/\/api\/files\//, () => {});
  await page.reload({ waitUntil: "commit" });
  const shown = page.getByRole("img", { name: "drawing.png" });
  await expect(shown).toHaveJSProperty("naturalWidth", 0);
  // A print is slightly turned, so its bounding box is larger.
  expect(
    await shown.evaluate(({ offsetWidth, offsetHeight }: HTMLImageElement) => [offsetWidth, offsetHeight]),
  ).toEqual([16, 8]);
});

test("a picture opens large, by the keyboard, too, and the focus returns to it", async ({ page }) => {
  await page.locator("input[type=file]").setInputFiles(picture);
  await pictureIsReady(page);
  await page.getByLabel("Your message").fill("This is the door.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  const opener = page.getByRole("button", { name: "Enlarge drawing.png" });
  const large = page.getByRole("dialog", { name: "drawing.png" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(large.getByRole("img", { name: "drawing.png" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await large.getByRole("img").click();
  await expect(large).toBeHidden();
});

test("a dropped text file reaches the AI and is downloaded byte for byte", async ({ page, request, fakeAi }) => {
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["The lock-keeper's log, ünïcode."], "log.txt", { type: "text/plain" }));
    return data;
  });
  await page.getByLabel("Your message").dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByRole("button", { name: "Remove log.txt" })).toBeVisible();
  await page.getByLabel("Your message").fill("Read this.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  expect(JSON.stringify(fakeAi.requests.at(-1))).toContain("The lock-keeper's log, ünïcode.");
  const address = await page.getByRole("link", { name: /log\.txt/ }).getAttribute("href");
  expect(await (await request.get(address ?? "")).text()).toBe("The lock-keeper's log, ünïcode.");
  await page.goto(`${page.url()}?search=log.txt&index=0`);
  const marks = () => page.evaluate(() => Array.from(CSS.highlights.get("search-match") ?? [], String));
  await expect.poll(marks).toContain("log.txt");
});

test("an attached file survives a reload and can be removed", async ({ page }) => {
  await page.locator("input[type=file]").setInputFiles(picture);
  await pictureIsReady(page);
  await page.reload();
  await page.getByRole("button", { name: "Remove drawing.png" }).click();
  await expect(page.getByRole("button", { name: "Remove drawing.png" })).toBeHidden();
});

test("a logout cancels an upload in progress and leaves nothing of it in the browser", async ({ page }) => {
  const answer = await holdResponses(page, "**/api/upload");
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/upload"));
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByRole("progressbar", { name: /Uploading/ })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await answer();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")))).toEqual([]);
  await ended;
});

test("the link to an uploaded file is not stored in the browser", async ({ page }) => {
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByRole("progressbar", { name: /Uploading/ })).toBeHidden();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain("drawing.png");
  expect(await stored()).not.toContain("/api/files/");
});

test("a file that is too large or of another type is refused before it is sent", async ({ page }) => {
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(
    page.getByText("File upload failed: Only PNG, JPEG, PDF and plain text files can be attached."),
  ).toBeVisible();
  const large = Buffer.alloc(4 * 1024 * 1024 + 1, "a");
  await input.setInputFiles({ name: "large.txt", mimeType: "text/plain", buffer: large });
  await expect(page.getByText("File upload failed: The file is too large; at most 4 MB are accepted.")).toBeVisible();
});

test.describe("an uploaded file that has expired", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is reported as gone, and the message can be sent without it", async ({ page }) => {
    await page.locator("input[type=file]").setInputFiles(picture);
    await pictureIsReady(page);
    // The server does not know this file, as if it had been removed meanwhile.
    await page.evaluate(() => {
      const [key = ""] = Object.keys(localStorage).filter((name) => name.endsWith(".file"));
      const draft = JSON.parse(localStorage.getItem(key) ?? "");
      localStorage.setItem(key, JSON.stringify({ ...draft, fileId: "removed-since" }));
    });
    await page.reload();
    await page.getByLabel("Your message").fill("This is the door.");
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByText("drawing.png is no longer there: a file that is not sent")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove drawing.png" })).toBeHidden();
    await expect(page.getByLabel("Your message")).toHaveValue("This is the door.");
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
    await expect(page.getByText("This is the door.", { exact: true })).toBeVisible();
  });
});

test.describe("a file that the server refuses", () => {
  test.use({ expectedErrors: /status of 415|net::ERR_FAILED/ });

  test("shows the server's reason, and a server that cannot be reached is reported too", async ({ page }) => {
    const input = page.locator("input[type=file]");
    await input.setInputFiles({ name: "page.txt", mimeType: "text/plain", buffer: Buffer.from([0xff, 0xfe, 0x00]) });
    await expect(page.getByText(/^File upload failed: /)).toBeVisible();
    await page.route("**/api/upload", (route) => route.abort());
    await input.setInputFiles(picture);
    await expect(page.getByText("Error uploading file", { exact: true })).toBeVisible();
  });
});

test.describe("a file that cannot be stored at the moment", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("stays chosen beside the server's reason, does not block messages, and can be sent again", async ({ page }) => {
    const message = "There is no room for this file right now. Please try again later.";
    await page.route("**/api/upload", (route) => route.fulfill({ status: 503, json: { message } }), { times: 1 });
    await page.locator("input[type=file]").setInputFiles(picture);
    await expect(page.getByRole("alert").getByText(`File upload failed: ${message}`)).toBeVisible();
    await page.getByLabel("Your message").fill("This is the door.");
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
    await expect(page.getByRole("progressbar", { name: /Uploading/ })).toBeHidden();
    await expect(page.getByText(/^File upload failed: /)).toBeHidden();
    await pictureIsReady(page);
  });
});

import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { changeFeatures } from "../support/browser/change-configuration";
import { newConversation } from "../support/browser/conversation";
import { malformed, unexpected } from "../support/browser/malformed-responses";
import { expect, signIn, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
const input = (page: Page) => page.locator("input[type=file]");
const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

/** A file that stays chosen after a failure is removed first. */
async function choose(page: Page, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
  const remove = page.getByRole("button", { name: "Remove drawing.png" });
  if (await remove.isVisible()) await remove.click();
  await input(page).setInputFiles(file);
}

async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel("Your message").fill(message);
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
}

const page413 = "<html><body>413 Request Entity Too Large</body></html>";
/** What the operator of this site has set. */
const uploadBytes = 5 * 1024 * 1024;
const tooLarge = "The file is too large. It can be up to 5 MB, but some sites accept less.";
const unavailable = "The server can't be reached right now. Please try again in a moment.";

/** Responses to an upload: of a proxy, also an error page that mentions a size, and a malformed one. */
// No sentence twice in a row, because each has to replace the one before.
const responses = [
  [{ status: 413, contentType: "text/html", body: page413 }, tooLarge],
  [{ status: 413, json: { message: "Too large for us." } }, "Too large for us."],
  [{ status: 413, contentType: "", body: "" }, tooLarge],
  [{ status: 502, contentType: "text/html", body: "<html>Bad gateway</html>" }, unavailable],
  [{ status: 400, contentType: "text/html", body: page413 }, tooLarge],
  [{ contentType: "text/html", body: "<html>Welcome</html>" }, "Server returned invalid JSON"],
  [{ json: malformed[1] }, unexpected],
] as const;

test.describe("a file that cannot be attached", () => {
  test.use({ expectedErrors: /status of (4|5)\d\d|net::ERR_FAILED/ });

  test("is reported with the reason, and the message can be sent without it", async ({
    page,
    request,
    account,
  }, testInfo) => {
    await changeFeatures(page, (features) => Object.assign(features, { uploadBytes }));
    await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
    const failed = (reason: string) => expect(page.getByText(`File upload failed: ${reason}`)).toBeVisible();

    await test.step("another type, or one that is too large, is refused before it is sent", async () => {
      await choose(page, { name: "a.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
      await failed("Only PNG, JPEG, PDF and plain text files can be attached.");
      const path = testInfo.outputPath("large.txt");
      await writeFile(path, Buffer.alloc(uploadBytes + 1, "a"));
      await choose(page, path);
      await failed("The file is too large. It can be up to 5 MB.");
    });
    for (const [response, sentence] of responses) {
      await test.step(JSON.stringify(response).slice(0, 60), async () => {
        await page.route("**/api/upload", (route) => route.fulfill(response), { times: 1 });
        await choose(page, picture);
        await failed(sentence);
      });
    }
    await test.step("the server's own reason is shown, and one that cannot be reached is reported, too", async () => {
      await page.route("**/api/upload", (route) => route.abort(), { times: 1 });
      await choose(page, picture);
      await expect(page.getByText("Error uploading file", { exact: true })).toBeVisible();
      await choose(page, { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from([0xff, 0xfe, 0]) });
      await expect(page.getByText(/^File upload failed: /)).toBeVisible();
    });
    await test.step("one that cannot be stored at the moment stays chosen, blocks no message, and can be sent again", async () => {
      const message = "There's no room for this file right now. Please try again later.";
      await page.route("**/api/upload", (route) => route.fulfill({ status: 503, json: { message } }), { times: 1 });
      await choose(page, picture);
      await expect(page.getByRole("alert").getByText(`File upload failed: ${message}`)).toBeVisible();
      await send(page, "This is the window.");
      await expect(copies(page)).toHaveCount(2);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
      await expect(page.getByRole("progressbar", { name: /Uploading/ })).toBeHidden();
      await expect(page.getByText(/^File upload failed: /)).toBeHidden();
      // A picture that is ready to be sent can be described.
      await expect(page.getByRole("textbox", { name: "Describe this picture" })).toBeVisible();
    });
    await test.step("one that has expired is uploaded again, and goes with the same words", async () => {
      // The server does not know this file, as if it had been removed meanwhile.
      await page.evaluate(() => {
        const [key = ""] = Object.keys(localStorage).filter((name) => name.includes(".file#"));
        const draft = JSON.parse(localStorage.getItem(key) ?? "");
        localStorage.setItem(key, JSON.stringify({ ...draft, fileId: "removed-since" }));
      });
      await page.goto("/#/");
      await page.goBack();
      await send(page, "This is the door.");
      await expect(page.getByText("A file that isn't sent is deleted after a day")).toBeVisible();
      await expect(page.getByRole("button", { name: "Remove drawing.png" })).toBeVisible();
      await expect(page.getByLabel("Your message")).toHaveValue("This is the door.");
      await page.getByRole("button", { name: "Continue with Flexi" }).click();
      await expect(copies(page)).toHaveCount(3);
      await expect(page.getByRole("article").getByRole("img", { name: "drawing.png" })).toBeVisible();
      await expect(page.getByText("This is the door.", { exact: true })).toBeVisible();
    });
  });
});

import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";
import { drawing, photo, snapshot } from "../support/factories/images";

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
const attach = "Attach files";
const input = (page: Page) => page.locator("input[type=file]");
const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

/** A picture that is ready to be sent can be described. */
const pictureIsReady = (page: Page) =>
  expect(page.getByRole("textbox", { name: "Describe this picture" })).toBeVisible();

async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel("Your message").fill(message);
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
}

test("a picture is attached, survives a reload, reaches the AI and is shown; so does a text file; a logout cancels an upload", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);

  await test.step("an attached file survives a reload, without its link in the browser, and can be removed", async () => {
    await input(page).setInputFiles(picture);
    await pictureIsReady(page);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain("drawing.png");
    expect(await stored()).not.toContain("/api/files/");
    await page.reload();
    await page.getByRole("button", { name: "Remove drawing.png" }).click();
    await expect(page.getByRole("button", { name: "Remove drawing.png" })).toBeHidden();
  });
  await test.step("a chosen one is sent with a message and reaches the AI", async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: attach }).click();
    await (await chooser).setFiles(picture);
    await pictureIsReady(page);
    await send(page, "This is the door.");
    await expect(copies(page)).toHaveCount(2);
    expect(JSON.stringify(fakeAi.requests.at(-1))).toContain("data:image/png;base64,");
  });
  const shown = page.getByRole("img", { name: "drawing.png" });
  await test.step("its space is reserved before it is loaded", async () => {
    let load = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/\/api\/files\//, (route) => isAwaited.then(() => route.continue()));
    await page.reload({ waitUntil: "commit" });
    await expect(shown).toHaveJSProperty("naturalWidth", 0);
    await expect(shown).toHaveAttribute("width", /\d+/);
    // A print is slightly turned, so its bounding box is larger.
    expect(
      await shown.evaluate(({ offsetWidth, offsetHeight }: HTMLImageElement) => [offsetWidth, offsetHeight]),
    ).toEqual([16, 8]);
    load();
  });
  await test.step("it is shown after a reload", async () => {
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step("a dropped text file reaches the AI, is downloaded byte for byte, and found", async () => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["The lock-keeper's log, ünïcode."], "log.txt", { type: "text/plain" }));
      return data;
    });
    await page.getByLabel("Your message").dispatchEvent("drop", { dataTransfer: transfer });
    await expect(page.getByRole("button", { name: "Remove log.txt" })).toBeVisible();
    await send(page, "Read this.");
    await expect(copies(page)).toHaveCount(3);
    expect(JSON.stringify(fakeAi.requests.at(-1))).toContain("The lock-keeper's log, ünïcode.");
    const address = await page.getByRole("link", { name: /log\.txt/ }).getAttribute("href");
    expect(await (await request.get(address ?? "")).text()).toBe("The lock-keeper's log, ünïcode.");
    await page.goto(`${page.url()}?search=log.txt&index=1`);
    const marks = () => page.evaluate(() => Array.from(CSS.highlights.get("search-match") ?? [], String));
    await expect.poll(marks).toContain("log.txt");
  });
  await test.step("a logout cancels an upload in progress and leaves nothing of it in the browser", async () => {
    const answer = await holdResponses(page, "**/api/upload");
    const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/upload"));
    await input(page).setInputFiles(picture);
    await expect(page.getByRole("progressbar", { name: /Uploading/ })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Log out and delete" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await answer();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")))).toEqual([]);
    await ended;
  });
});

test("a download has its own content security policy, and a photo without its metadata is shown upright in the stored size", async ({
  page,
  request,
  account,
}) => {
  const headers = { authorization: `Bearer ${account.token}` };
  const upload = async (buffer: Buffer, mimeType: string) => {
    const multipart = { file: { name: "door.jpg", mimeType, buffer } };
    return (await (await request.post("/api/upload", { headers, multipart })).json()).file;
  };
  const policyOf = (response: { headers(): Record<string, string> }) => response.headers()["content-security-policy"];
  const download = await request.get((await upload(photo, "text/html")).fileUrl);
  expect(policyOf(download)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(download.headers()).toMatchObject({ "content-type": "image/jpeg", "x-content-type-options": "nosniff" });
  expect(await download.body()).toEqual(photo);
  expect((await request.head(download.url())).status()).toBe(200);
  expect(policyOf(await request.get("/api/account/export", { headers }))).toBe(policyOf(download));
  expect(policyOf(await request.get("/"))).toContain("frame-ancestors 'none'");

  await page.goto("/");
  for (const orientation of [3, 6]) {
    const taken = snapshot(orientation);
    const file = await upload(taken, "image/jpeg");
    const look = (url: string) =>
      page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        return { width, height, pixels: canvas.toDataURL() };
      }, url);
    const shown = await look(file.fileUrl);
    expect(shown).toEqual(await look(`data:image/jpeg;base64,${taken.toString("base64")}`));
    expect(shown).toMatchObject({ width: file.width, height: file.height });
  }
});

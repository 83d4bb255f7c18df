import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { uploadTexts } from "@/lib/texts/upload";
import { newConversation } from "../support/browser/conversation";
import { asTaken, type Corners, cornersShown, drawPhoto, progressive, traces } from "../support/browser/phone-photos";
import { expect, signIn, test } from "../support/browser/test";
import { drawing, snapshot } from "../support/factories/images";

const megabyte = 1024 * 1024;
const input = (page: Page) => page.locator("input[type=file]");
const jpegOf = (buffer: Buffer, name = "photo.jpg") => ({ name, mimeType: "image/jpeg", buffer });
/** A picture that is ready to be sent can be described. */
const description = (page: Page) => page.getByRole("textbox", { name: "Describe this picture" });

/** The attached picture as the server has it, its size, and the colours of its corners. */
async function stored(page: Page) {
  const source = await page.locator("form li img").getAttribute("src");
  const bytes = await (await page.request.get(source ?? "")).body();
  const shown = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
      if (Math.min(red, green, blue) > 128) return "white";
      return red > 128 ? "red" : green > 128 ? "green" : "blue";
    };
    const [right, bottom] = [width - 9, height - 9];
    return {
      width,
      height,
      corners: [colourAt(8, 8), colourAt(right, 8), colourAt(8, bottom), colourAt(right, bottom)],
    };
  }, source ?? "");
  return { bytes, ...shown };
}

test.describe("a photo of a telephone", () => {
  // Chromium reports the call of the worker that is not let through.
  test.use({ expectedErrors: /net::ERR_FAILED|turbopack-worker/ });

  test("attaches upright, with at most 2 MB and without a location, or is refused with a sentence that says what to do", async ({
    page,
    request,
    account,
  }, testInfo) => {
    await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
    await page.getByLabel("Your message").fill("This is the door.");
    const [large, small] = [await drawPhoto(page, 8_192, 6_144), await drawPhoto(page, 640, 480)];
    // That a turned one is drawn anew in any of the 8 orientations: tests/unit/upload/chosen-picture.test.ts.
    const taken = [
      { jpeg: small, orientation: 1, size: 1 },
      { jpeg: small, orientation: 3, size: 1 },
      { jpeg: small, orientation: 5, size: 1 },
      { jpeg: progressive, orientation: 8, size: 5 },
      { jpeg: large, orientation: 6, size: 28 },
    ];
    for (const [index, { jpeg, orientation, size }] of taken.entries()) {
      await test.step(`orientation ${orientation}, ${size} MB`, async () => {
        const path = testInfo.outputPath(`photo-${index}.jpg`);
        const original = asTaken(jpeg, orientation, size * megabyte);
        expect(original.toString("latin1")).toMatch(traces);
        await writeFile(path, original);
        await input(page).setInputFiles(path);
        await expect(description(page)).toBeVisible();
        const { bytes, width, height, corners } = await stored(page);
        expect(corners).toEqual(cornersShown[orientation] as Corners);
        expect(height > width).toBe(orientation >= 5);
        expect(Math.max(width, height)).toBe(jpeg === small ? 640 : 2_560);
        expect(bytes.length).toBeLessThanOrEqual(2 * megabyte);
        expect(bytes.toString("latin1")).not.toMatch(traces);
        await page.getByRole("button", { name: `Remove photo-${index}.jpg` }).click();
      });
    }

    const isRefused = async (sentence: string) => {
      await expect(page.getByRole("alert").getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByLabel("Your message")).toHaveValue("This is the door.");
    };
    const { incomplete, unreadable, heic, notShrunk } = uploadTexts.picture;
    for (const [file, sentence] of [
      [jpegOf(snapshot(6).subarray(0, -40)), incomplete],
      [jpegOf(Buffer.from("Dear diary")), unreadable],
      [{ name: "a.heic", mimeType: "", buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1") }, heic],
    ] as const) {
      await test.step(sentence, async () => {
        await input(page).setInputFiles(file);
        await isRefused(uploadTexts.failed(sentence));
      });
    }
    await test.step("a removed one comes back with its description", async () => {
      const remove = page.getByRole("button", { name: "Remove drawing.png" });
      await input(page).setInputFiles({ name: "drawing.png", mimeType: "image/png", buffer: drawing });
      await description(page).fill("The lock");
      await remove.click();
      await expect(remove).toBeHidden();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(description(page)).toHaveValue("The lock");
      await remove.click();
    });
    await test.step("a small one is prepared and not made smaller; a worker that dies meanwhile can be tried again", async () => {
      let fail = () => {};
      const failed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(/turbopack-worker/, (route) => failed.then(() => route.abort()));
      await input(page).setInputFiles({ name: "drawing.png", mimeType: "image/png", buffer: drawing });
      await expect(page.getByRole("progressbar", { name: "Preparing the picture" })).toBeVisible();
      fail();
      await isRefused(uploadTexts.failed(notShrunk));
      await page.unroute(/turbopack-worker/);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(description(page)).toBeVisible();
    });
  });
});

test("a photo is stored with small copies, one of which the thread loads in its place", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  // The largest is stored last, and a reload before would interrupt it.
  const stored = page.waitForResponse(
    (response) => response.url().endsWith("side=960") && response.request().method() === "PUT",
  );
  await input(page).setInputFiles(jpegOf(await drawPhoto(page, 2_400, 1_800), "door.jpg"));
  await expect(description(page)).toBeVisible();
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  const picture = page.getByRole("img", { name: "door.jpg" });
  await stored;
  await page.reload();
  const loaded = () => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  await expect.poll(loaded).toContain("side=960");
  const source = (await picture.getAttribute("src")) ?? "";
  const size = async (path: string) => (await (await page.request.get(path)).body()).length;
  expect(await size(`${source}&side=320`)).toBeLessThan((await size(source)) / 4);
});

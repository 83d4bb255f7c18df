import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { uploadTexts } from "@/lib/texts/upload";
import { answerQuestions, newConversation } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { asTaken, type Corners, cornersShown, drawPhoto, progressive, traces } from "../support/browser/phone-photos";
import { expect, test } from "../support/browser/test";
import { drawing, photo, snapshot, takenOn, withSegments } from "../support/factories/images";

const megabyte = 1024 * 1024;
const input = (page: Page) => page.locator("input[type=file]");
const jpegOf = (buffer: Buffer, name = "photo.jpg") => ({ name, mimeType: "image/jpeg", buffer });
/** A picture that is ready to be sent can be described. */
const description = (page: Page) => page.getByRole("textbox", { name: "Describe this picture" });
const opened = (page: Page) => expect(page.getByRole("button", { name: "Attach a file" })).toBeVisible();

/** The attached picture as the server has it, its size, and the colours of its corners. */
async function stored(page: Page) {
  const source = await page.locator("form img").getAttribute("src");
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

test("photos of telephones attach upright, with at most 2 MB and without a location", async ({
  signedIn: page,
  request,
  account,
}, testInfo) => {
  test.setTimeout(180_000);
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await opened(page);
  const [phone, camera, small] = [
    await drawPhoto(page, 4_032, 3_024),
    await drawPhoto(page, 8_192, 6_144),
    await drawPhoto(page, 1_664, 1_248),
  ];
  const turned = Object.keys(cornersShown).map(Number);
  const taken = [
    ...turned.map((orientation) => ({ jpeg: phone, orientation, size: 4 + orientation * 2.6 })),
    ...turned.map((orientation) => ({ jpeg: progressive, orientation, size: 5 })),
    ...[1, 6].map((orientation) => ({ jpeg: camera, orientation, size: 28 })),
    ...[1, 3].map((orientation) => ({ jpeg: small, orientation, size: 1 })),
  ];
  for (const [index, { jpeg, orientation, size }] of taken.entries()) {
    const path = testInfo.outputPath(`photo-${index}.jpg`);
    const original = asTaken(jpeg, orientation, size * megabyte);
    expect(original.toString("latin1")).toMatch(traces);
    await writeFile(path, original);
    await input(page).setInputFiles(path);
    await expect(description(page)).toBeVisible({ timeout: 30_000 });
    const { bytes, width, height, corners } = await stored(page);
    const isSideways = orientation >= 5;
    expect({ index, corners }).toEqual({ index, corners: cornersShown[orientation] as Corners });
    expect({ index, isSideways: height > width }).toEqual({ index, isSideways });
    expect(Math.max(width, height)).toBe(jpeg === small ? 1_664 : 2_560);
    expect(bytes.length).toBeLessThanOrEqual(2 * megabyte);
    expect(bytes.toString("latin1")).not.toMatch(traces);
    await page.getByRole("button", { name: `Remove photo-${index}.jpg` }).click();
  }
  expect(taken).toHaveLength(20);
});

test.describe("a picture that cannot be attached", () => {
  // Chromium reports the call of the worker that is not let through.
  test.use({ expectedErrors: /net::ERR_FAILED|turbopack-worker/ });

  test("is refused with a sentence that says what to do, and the message stays", async ({
    signedIn: page,
    request,
    account,
  }) => {
    await page.goto(`/#/conversation/${await newConversation(request, account)}`);
    await page.getByLabel("Your message").fill("This is the door.");
    const isRefused = async (sentence: string) => {
      await expect(page.getByRole("alert").getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByLabel("Your message")).toHaveValue("This is the door.");
    };
    const huge = Buffer.from(photo);
    const header = huge.indexOf(Buffer.from([0xff, 0xc0]));
    huge.writeUInt32BE((10_000 << 16) | 20_000, header + 5);
    const { incomplete, tooManyPixels, unreadable, heic, notShrunk } = uploadTexts.picture;
    for (const [file, sentence] of [
      [jpegOf(snapshot(6).subarray(0, -40)), incomplete],
      [jpegOf(huge), tooManyPixels],
      [jpegOf(Buffer.from("Dear diary")), unreadable],
      [{ name: "a.heic", mimeType: "", buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1") }, heic],
    ] as const) {
      await input(page).setInputFiles(file);
      await isRefused(uploadTexts.failed(sentence));
    }
    const several = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      for (const name of ["a.txt", "b.txt"]) data.items.add(new File(["x"], name, { type: "text/plain" }));
      return data;
    });
    await page.getByLabel("Your message").dispatchEvent("drop", { dataTransfer: several });
    await isRefused(uploadTexts.oneFile);
    // The worker dies before it says anything.
    await page.route(/turbopack-worker/, (route) => route.abort());
    await input(page).setInputFiles({ name: "drawing.png", mimeType: "image/png", buffer: drawing });
    await isRefused(uploadTexts.failed(notShrunk));
    await page.unroute(/turbopack-worker/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(description(page)).toBeVisible();
  });
});

test("where workers cannot draw, the page does it; what a picture shows is kept, and can be changed in its large view", async ({
  signedIn: page,
  request,
  account,
  fakeAi,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await page.reload();
  await opened(page);
  await input(page).setInputFiles(jpegOf(asTaken(progressive, 6, 5 * megabyte)));
  await description(page).fill("The red door");
  await page.getByLabel("Your message").fill("This is the door.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  expect(JSON.stringify(fakeAi.requests.at(-1))).toContain('They say that it shows \\"The red door\\"');
  await page.getByRole("button", { name: "Enlarge photo.jpg" }).click();
  const large = page.getByRole("dialog", { name: "photo.jpg" });
  const picture = large.getByRole("img", { name: "The red door" });
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
  const describeAgain = async () => {
    await page.getByRole("button", { name: "Change this file" }).click();
    await page.getByRole("button", { name: "Change the description" }).click();
    await expect(description(page)).toBeFocused();
  };
  await describeAgain();
  await description(page).fill("The blue door");
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await describeAgain();
  await expect(description(page)).toHaveValue("The blue door");
  await page.keyboard.press("Enter");
  await expect(large.getByText("The blue door")).toBeVisible();
  await expect(large.getByRole("button", { name: "Change the description" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("img", { name: "The blue door" })).toBeVisible();
});

test("a memory begins with a photo: its day is offered for the name, and the first call carries it", async ({
  signedIn: page,
  fakeAi,
}) => {
  const taken = withSegments(progressive, [
    0xe1,
    Buffer.concat([Buffer.from("Exif\0\0"), takenOn("2019:07:14 17:05:00")]),
  ]);
  const begin = async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Begin with a photo" }).click();
    await (await chooser).setFiles(jpegOf(taken));
  };
  await begin();
  const photoShown = page.getByRole("region", { name: "The photo that this memory begins with" });
  await expect(photoShown).toBeFocused();
  await page.getByRole("button", { name: /^Begin the name with July 14, 2019/ }).click();
  await expect(page.getByLabel("Project name")).toBeFocused();
  await page.keyboard.type("at the lake");
  // A description that has not reached the server goes there with the answers.
  await page.route("**/api/files/*", (route) => route.fulfill({ json: {} }), { times: 1 });
  await description(page).fill("The four of us");
  await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.reload();
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  const asked = JSON.stringify(fakeAi.requests.at(-1));
  expect(asked).toContain("data:image/jpeg;base64,");
  expect(asked).toContain("Project: July 14, 2019 at the lake");
  expect(asked).toContain("The four of us");
  await expect(page.getByRole("img", { name: "The four of us" })).toBeVisible();
  const startNew = page.getByRole("button", { name: /^Start New/ }).first();
  await startNew.click();
  await expect(photoShown).toBeHidden();

  // One that is still on its way does not land in what is begun after it.
  const answer = await holdResponses(page, "**/api/upload");
  const uploading = page.waitForRequest("**/api/upload");
  await begin();
  await uploading;
  await startNew.click();
  await page.getByLabel("Project name").fill("Without a photo");
  await answer();
  await page.getByLabel("Project name").fill("Still without a photo");
  await page.reload();
  await expect(page.getByLabel("Project name")).toHaveValue("Still without a photo");
  await expect(photoShown).toBeHidden();
});

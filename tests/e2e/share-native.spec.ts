import type { Page } from "@playwright/test";
import { confirmShare, newThreadWithFile, openShare, revokeShare } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

const boat = { name: "boat.png", mimeType: "image/png", buffer: drawing };
const diary = { name: "diary.txt", mimeType: "text/plain", buffer: Buffer.from("Dear diary") };

type Handed = { title: string; text: string; url?: string; files?: string[] };
type ShareSheet = { handed: Handed[]; isFailing: boolean };

/** Fakes the share sheet of the device, which the browser of the tests does not have. */
const playShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const sheet: ShareSheet = { handed: [], isFailing: true };
    Object.assign(window, { sheet });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, ...message }: ShareData) => {
        sheet.handed.push({
          ...message,
          ...(files && { files: files.map(({ name, type }) => `${name} ${type}`) }),
        } as Handed);
        if (sheet.isFailing) throw new DOMException("", "NotAllowedError");
      },
    });
  });

/** What was handed to the share sheet since the last time. */
const handedOver = (page: Page) =>
  page.evaluate(() => (window as unknown as { sheet: ShareSheet }).sheet.handed.splice(0));

test("the share sheet of the device gets the link, and of a file no more than the person chooses", async ({
  page,
  account,
  request,
  playwright,
}) => {
  await playShareSheet(page);
  const id = await newThreadWithFile(request, account, boat, diary);
  await signIn(page, account, `/conversation/${id}`);
  const dialog = page.getByRole("dialog");
  const send = async (name: string) => {
    await dialog.getByRole("button", { name, exact: true }).click();
    await expect(dialog).toBeHidden();
    const [{ text, url, files } = { text: "", url: "", files: [] }, ...others] = await handedOver(page);
    expect(others).toEqual([]);
    return { text, url, files };
  };

  await test.step("the link is shown if the share sheet fails, and stays if it fails again", async () => {
    await openShare(page, 0);
    expect(await confirmShare(page)).toContain(`/#/share/post/${id}`);
    expect(await handedOver(page)).toHaveLength(1);
    await page.getByRole("button", { name: "Share again" }).click();
    await expect(page.getByText("Nothing was sent. You can copy the link instead.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
    expect(await handedOver(page)).toHaveLength(1);
  });

  await test.step("it can be tried again", async () => {
    await page.evaluate(() => {
      (window as unknown as { sheet: ShareSheet }).sheet.isFailing = false;
    });
    const { text, url } = await send("Share again");
    expect(text).toBe(`${account.username} shared a memory with you: The house by the canal`);
    expect(url).toMatch(new RegExp(`^http.*/#/share/post/${id}$`));
  });

  await test.step("a text file has a link in the shared text, which works until the share is removed", async () => {
    await openShare(page, 1);
    await expect(
      page.getByText("a link to the file itself. For up to 10 minutes, anyone can open it without logging in."),
    ).toBeVisible();
    const { text, url } = await send("Share");
    expect(url).toMatch(new RegExp(`/#/share/post/${id}/1$`));
    const [, fileUrl = ""] = /\ndiary\.txt: (http\S+\/api\/files\/\S+)$/.exec(text) ?? [];
    const receiver = await playwright.request.newContext();
    expect(await (await receiver.get(fileUrl)).text()).toBe("Dear diary");
    await revokeShare(request, account);
    expect((await receiver.get(fileUrl)).status()).toBe(404);
    await receiver.dispose();
  });

  const choice = page.getByLabel("Send the picture itself, too. You can't get it back.");
  const open = () => page.getByRole("button", { name: "Shared", exact: true }).nth(1).click();
  await test.step("an image file is sent only if the person chooses so, also when it is shared again", async () => {
    await openShare(page, 0);
    await expect(dialog.getByRole("img", { name: "boat.png" })).toBeVisible();
    await expect(choice).not.toBeChecked();
    await choice.check();
    const { text, files } = await send("Share");
    expect(text).toContain("There's a picture with it.");
    expect(files).toEqual(["boat.png image/png"]);
    await open();
    await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(new RegExp(`/#/share/post/${id}/0$`));
    expect((await send("Share again")).files).toBeUndefined();
    await open();
    await choice.check();
    const again = await send("Share again");
    expect(again.url).toMatch(new RegExp(`^http.*/#/share/post/${id}/0$`));
    expect(again.files).toEqual(["boat.png image/png"]);
  });

  await test.step("in the built-in browser of WhatsApp there is no such choice", async () => {
    await page.evaluate(() => {
      const value = "Mozilla/5.0 (Linux; Android 15) WhatsApp/2.25";
      Object.defineProperty(navigator, "userAgent", { value, configurable: true });
    });
    await open();
    await expect(page.getByRole("button", { name: "Share again" })).toBeVisible();
    await expect(choice).toHaveCount(0);
    expect((await send("Share again")).files).toBeUndefined();
  });
});

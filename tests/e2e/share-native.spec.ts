import type { Page } from "@playwright/test";
import { callAs } from "../support/browser/conversation";
import { confirmShare, newThread, newThreadWithFile, openShare, revokeShare } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

const boat = { name: "boat.png", mimeType: "image/png", buffer: drawing };
const diary = { name: "diary.txt", mimeType: "text/plain", buffer: Buffer.from("Dear diary") };

type Handed = { title: string; text: string; url?: string; files?: string[] };

/** Fakes the share sheet of the device, which the browser of the tests does not have. */
const playShareSheet = (page: Page, outcome: "shared" | "failed") =>
  page.addInitScript((outcome) => {
    const handed: Handed[] = [];
    Object.assign(window, { handed });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, ...message }: ShareData) => {
        handed.push({
          ...message,
          ...(files && { files: files.map(({ name, type }) => `${name} ${type}`) }),
        } as Handed);
        if (outcome === "failed") throw new DOMException("", "NotAllowedError");
      },
    });
  }, outcome);

const handedOver = (page: Page) => page.evaluate(() => (window as unknown as { handed: Handed[] }).handed);

test("the share sheet of the device is used if it has one", async ({ page, account, request }) => {
  await playShareSheet(page, "shared");
  const { id } = await newThread(request, account);
  await signIn(page, account, `/conversation/${id}`);
  await openShare(page, 0);
  await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const [{ text, url } = { text: "", url: "" }] = await handedOver(page);
  expect(text).toBe(`${account.username} shared a memory with you: The house by the canal`);
  expect(url).toMatch(new RegExp(`^http.*/#/share/post/${id}$`));
});

test("the link is shown if the share sheet fails", async ({ page, account, request }) => {
  await playShareSheet(page, "failed");
  const { id } = await newThread(request, account);
  await signIn(page, account, `/conversation/${id}`);
  await openShare(page, 0);
  expect(await confirmShare(page)).toContain(`/#/share/post/${id}`);
  expect(await handedOver(page)).toHaveLength(1);
});

test("the shared text contains the link to a file, which works until the share is removed", async ({
  page,
  account,
  request,
  playwright,
}) => {
  await playShareSheet(page, "shared");
  const id = await newThreadWithFile(request, account, diary);
  await signIn(page, account, `/conversation/${id}`);
  await openShare(page, 1);
  await expect(
    page.getByText("a link to the file itself. For up to 10 minutes it opens without logging in."),
  ).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const [{ text, url } = { text: "", url: "" }] = await handedOver(page);
  expect(url).toMatch(new RegExp(`/#/share/post/${id}/0$`));
  const [, fileUrl = ""] = /\ndiary\.txt: (http\S+\/api\/files\/\S+)$/.exec(text) ?? [];
  const receiver = await playwright.request.newContext();
  expect(await (await receiver.get(fileUrl)).text()).toBe("Dear diary");
  await revokeShare(request, account);
  expect((await receiver.get(fileUrl)).status()).toBe(404);
  await receiver.dispose();
});

test("a shared part can be passed to the share sheet again", async ({ page, account, request }) => {
  await playShareSheet(page, "shared");
  const id = await newThreadWithFile(request, account, boat);
  await callAs(request, account, `/api/share/mark/${id}`, { continuationIndex: 0 });
  await signIn(page, account, `/conversation/${id}`);
  await page.getByRole("button", { name: "Shared", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(new RegExp(`/#/share/post/${id}/0$`));
  await page.getByLabel("Send the image itself along. It cannot be taken back.").check();
  await page.getByRole("button", { name: "Share again" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const [{ url, files } = { url: "", files: [] }] = await handedOver(page);
  expect(url).toMatch(new RegExp(`^http.*/#/share/post/${id}/0$`));
  expect(files).toEqual(["boat.png image/png"]);
});

test("if the share sheet fails again, a message is shown and the link stays", async ({ page, account, request }) => {
  await playShareSheet(page, "failed");
  const { id } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, {});
  await signIn(page, account, `/conversation/${id}`);
  await page.getByRole("button", { name: "Shared", exact: true }).click();
  await page.getByRole("button", { name: "Share again" }).click();
  await expect(page.getByText("Nothing was sent. You can copy the link instead.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
});

for (const messenger of ["none", "WhatsApp"]) {
  test.describe(messenger === "none" ? "in an ordinary browser" : `in the built-in browser of ${messenger}`, () => {
    test.use({ userAgent: messenger === "none" ? undefined : "Mozilla/5.0 (Linux; Android 15) WhatsApp/2.25" });

    test("an image file is shared only if the person chooses so, and not with WhatsApp", async ({
      page,
      account,
      request,
    }) => {
      await playShareSheet(page, "shared");
      const id = await newThreadWithFile(request, account, boat);
      await signIn(page, account, `/conversation/${id}`);
      await openShare(page, 1);
      await expect(page.getByRole("dialog").getByRole("img", { name: "boat.png" })).toBeVisible();
      const choice = page.getByLabel("Send the image itself along. It cannot be taken back.");
      if (messenger === "none") await choice.check();
      else await expect(choice).toHaveCount(0);
      await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      const [{ text, files } = { text: "", files: [] }] = await handedOver(page);
      expect(text).toContain("There is an image with it.");
      expect(files).toEqual(messenger === "none" ? ["boat.png image/png"] : undefined);
    });
  });
}

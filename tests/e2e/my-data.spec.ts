import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { holdResponses } from "../support/browser/hold-responses";
import { newThread, newThreadWithFile, openMenuEntry, sharedTexts } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

test.use({ expectedErrors: /\/api\/account\b|403 \(Forbidden\)/ });

const formats = {
  html: "One page to read and print",
  markdown: "Plain text with your files (.zip)",
  json: "For another account (JSON)",
};

const alert = (page: Page) => page.getByRole("dialog").getByRole("alert");
const downloadButton = (page: Page) => page.getByRole("button", { name: "Download" });
const chooseFormat = (page: Page, format: keyof typeof formats) =>
  page.getByLabel("Format", { exact: true }).selectOption({ label: formats[format] });
const chooseCopy = (page: Page, copy: { name: string; mimeType: string; buffer: Buffer } | string) =>
  page.getByLabel("File (JSON or .zip)").setInputFiles(copy);
const startImport = (page: Page) => page.getByRole("button", { name: "Import" }).click();

/** Downloads a copy; the content of a .zip is its text. */
async function download(page: Page, format: keyof typeof formats) {
  await chooseFormat(page, format);
  const [started] = await Promise.all([page.waitForEvent("download"), downloadButton(page).click()]);
  const path = await started.path();
  const [name, bytes] = [started.suggestedFilename(), await readFile(path)];
  const packed = name.endsWith(".zip") ? unzipSync(bytes) : {};
  return { name, content: Buffer.from(packed["journal.md"] ?? bytes).toString(), path, packed };
}

test.describe("in a browser that reads Arabic", () => {
  test.use({ locale: "ar" });

  test("everything can be exported in three formats, or one conversation, and be imported into a new account", async ({
    signedIn: page,
    account,
    newAccount,
    request,
  }) => {
    const notes = page.getByRole("checkbox", { name: "With my private notes" });
    const replies = page.getByRole("checkbox", { name: "With the AI's replies" });
    await newThread(request, account);
    const boat = { name: "boat.png", mimeType: "image/png", buffer: drawing };
    const withBoat = await newThreadWithFile(request, account, boat);
    await openMenuEntry(page, "My data");
    await expect(notes).not.toBeChecked();
    await expect(replies).not.toBeChecked();
    const html = await download(page, "html");
    const markdown = await download(page, "markdown");
    await expect(notes).toBeChecked();
    const json = await download(page, "json");
    await expect(notes).toBeHidden();
    await test.step("a page is marked with the language of its reader", async () => {
      expect(html.content).toContain('<html lang="ar">');
    });
    await test.step("all formats have the texts, all but the page the private notes", async () => {
      expect([html.name, markdown.name, json.name]).toEqual([
        expect.stringMatching(/\.html$/),
        expect.stringMatching(/\.zip$/),
        expect.stringMatching(/\.json$/),
      ]);
      await expect(page.getByText(`${json.name} has been downloaded.`)).toBeVisible();
      for (const { content } of [html, markdown, json]) {
        for (const text of [sharedTexts.answer, sharedTexts.message]) expect(content).toContain(text);
      }
      const withNote = [html, markdown, json].map(({ content }) => content.includes(sharedTexts.note));
      expect(withNote).toEqual([false, true, true]);
    });
    await test.step("replies can be included or left out, also of what is packed", async () => {
      await chooseFormat(page, "html");
      await replies.check();
      const { content } = await download(page, "html");
      expect([content.includes(sharedTexts.note), content.includes("<blockquote>")]).toEqual([false, true]);
      await chooseFormat(page, "markdown");
      await replies.uncheck();
      const zip = await download(page, "markdown");
      expect([zip.content.includes(sharedTexts.note), zip.content.includes("> **Flexi**")]).toEqual([true, false]);
      expect(Object.keys(zip.packed).sort()).toEqual(["files/1-boat.png", "journal.md"]);
    });
    await test.step("one conversation can be exported without the others", async () => {
      await page.keyboard.press("Escape");
      await page.goto(`/#/conversation/${withBoat}`);
      await openMenuEntry(page, "My data");
      await page.getByLabel("What to download").selectOption({ label: "This conversation only" });
      const { content } = await download(page, "markdown");
      expect(content).toContain(sharedTexts.message);
      expect(content).not.toContain(sharedTexts.note);
    });
    await test.step("a new account takes the .zip, and the JSON copy after it adds nothing", async () => {
      await signIn(page, await newAccount());
      await openMenuEntry(page, "My data");
      await chooseCopy(page, {
        name: markdown.name,
        mimeType: "application/zip",
        buffer: await readFile(markdown.path),
      });
      await startImport(page);
      await expect(page.getByText("2 conversations were imported.")).toBeVisible();
      await chooseCopy(page, json.path);
      await startImport(page);
      await expect(page.getByText("Everything in this copy is already here.")).toBeVisible();
      await page.keyboard.press("Escape");
      await openMenuEntry(page, "History");
      await expect(page.getByRole("main").getByText("The house by the canal", { exact: true })).toHaveCount(2);
    });
  });
});

test("a large copy is sent in pieces, after a failure only those that have not arrived, and nothing after its session", async ({
  signedIn: page,
  newAccount,
  request,
  context,
}) => {
  const [other, next] = [await newAccount(), await newAccount()];
  await newThread(request, other);
  const headers = { authorization: `Bearer ${other.token}` };
  const copy = await (await request.get("/api/account/export", { headers })).text();
  // Two pieces. From the disk, because the browser would decode a buffer in the page.
  const large = test.info().outputPath("copy.json");
  await writeFile(large, copy.replace("{", `{${" ".repeat(4_500_000)}`));
  const calls: string[] = [];
  page.on("request", (made) => {
    const [address, number = ""] = /\/api\/account\/import\/\w{64}(\/\d+)?$/.exec(made.url()) ?? [];
    if (address) calls.push(`${made.method()} ${number}`.trim());
  });
  await openMenuEntry(page, "My data");
  await test.step("after a failure only what has not arrived is sent", async () => {
    await chooseCopy(page, large);
    await page.route("**/api/account/import/*/1", (route) => route.abort(), { times: 1 });
    await startImport(page);
    await expect(alert(page)).toHaveText(
      "The import failed: The server can't be reached. Please check your connection and try again. " +
        "What was uploaded so far is saved for a day, so you can continue from there.",
    );
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("1 conversation was imported.")).toBeVisible();
    expect(calls).toEqual(["GET", "PUT /0", "PUT /1", "GET", "PUT /1", "POST", "DELETE"]);
  });
  const elsewhere = await context.newPage();
  await elsewhere.goto("/");
  await test.step("sending ends with the session, and does not continue for the next person", async () => {
    calls.length = 0;
    let answer = () => {};
    // Not `holdResponses`, because to read the 4 MB of a piece is expensive.
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/account/import/*/0", async (route) => {
      await isAnswered;
      await route.fulfill({ json: {} }).catch(() => null);
    });
    await startImport(page);
    await expect.poll(() => calls).toEqual(["GET", "PUT /0"]);
    await elsewhere.evaluate((token) => localStorage.setItem("token", token), next.token);
    await expect(page.getByText(next.username).first()).toBeVisible();
    answer();
    await page.reload();
    expect(calls).toEqual(["GET", "PUT /0"]);
  });
  await test.step("an export that is still loading at the logout is not saved", async () => {
    const answer = await holdResponses(page, "**/api/account/export**");
    const ended = page.waitForEvent("requestfailed", (call) => call.url().includes("/api/account/export"));
    const downloads: unknown[] = [];
    page.on("download", (saved) => downloads.push(saved));
    await openMenuEntry(page, "My data");
    await downloadButton(page).click();
    await elsewhere.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await answer();
    await ended;
    expect(downloads).toEqual([]);
  });
});

test("what fails says so, and an account is deleted with its password only", async ({
  signedIn: page,
  account,
  request,
}) => {
  await openMenuEntry(page, "My data");
  await test.step("an export that fails", async () => {
    await page.route("**/api/account/export?*", (route) => route.fulfill({ status: 503, json: { message: "Away" } }));
    await downloadButton(page).click();
    await expect(alert(page)).toHaveText("The copy couldn't be made: Away");
  });
  await test.step("a file that is not an export", async () => {
    const buffer = Buffer.from('{"dear": "Ada"}');
    await chooseCopy(page, { name: "letter.json", mimeType: "application/json", buffer });
    await startImport(page);
    await expect(alert(page).last()).toHaveText(
      "The import failed: This isn't a copy that was downloaded here. Please choose the JSON or .zip file of a copy.",
    );
  });
  const startDeletion = page.getByRole("button", { name: "Delete my account…" });
  await test.step("cancelling the deletion keeps the account", async () => {
    await startDeletion.click();
    await page.getByRole("button", { name: "Keep my account" }).press("Enter");
    await expect(startDeletion).toBeFocused();
    // Leaving the file dialog of the system does not leave this one.
    await page.getByLabel("File (JSON or .zip)").dispatchEvent("cancel");
    await expect(page.getByRole("dialog")).toBeVisible();
  });
  await test.step("deleting it requires its password", async () => {
    await startDeletion.click();
    const password = page.getByLabel("Your password, to make sure it's you");
    await expect(password).toBeFocused();
    await password.fill("wrong");
    await page.getByRole("button", { name: "Delete everything for good" }).click();
    await expect(alert(page).last()).toHaveText("Your account wasn't deleted: Wrong password");
    await password.fill(account.password);
    await page.getByRole("button", { name: "Delete everything for good" }).click();
    await expect(page.getByText("Your account and everything in it have been deleted.")).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const headers = { authorization: `Bearer ${account.token}` };
    expect((await request.get("/api/profile", { headers })).status()).toBe(403);
  });
});

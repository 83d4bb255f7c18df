import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { holdResponses } from "../support/browser/hold-responses";
import {
  newThread,
  newThreadWithFile,
  openMenuEntry,
  openSecondBrowser,
  sharedTexts,
} from "../support/browser/sharing";
import { type Account, expect, signIn, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

test.use({ expectedErrors: /\/api\/account\b|403 \(Forbidden\)/ });

const markdownFormat = "Plain text with your files (.zip)";

const boat = { name: "boat.png", mimeType: "image/png", buffer: drawing };

/** Downloads a copy; the content of a .zip is its text. */
async function download(page: Page, format: string) {
  await page.getByLabel("Format", { exact: true }).selectOption({ label: format });
  const [started] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  const path = await started.path();
  const [name, bytes] = [started.suggestedFilename(), await readFile(path)];
  const packed = name.endsWith(".zip") ? unzipSync(bytes) : {};
  return { name, content: Buffer.from(packed["journal.md"] ?? bytes).toString(), path, packed };
}

test("everything can be exported in three formats", async ({ signedIn: page, account, request }) => {
  await newThread(request, account);
  await openMenuEntry(page, "My data");
  const html = await download(page, "One page to read and print");
  const markdown = await download(page, markdownFormat);
  const json = await download(page, "For another account (JSON)");
  expect([html.name, markdown.name, json.name]).toEqual([
    expect.stringMatching(/\.html$/),
    expect.stringMatching(/\.zip$/),
    expect.stringMatching(/\.json$/),
  ]);
  await expect(page.getByText(`${json.name} has been downloaded.`)).toBeVisible();
  for (const { content } of [html, markdown, json]) {
    for (const text of [sharedTexts.answer, sharedTexts.message]) expect(content).toContain(text);
  }
  expect([html, markdown, json].map(({ content }) => content.includes(sharedTexts.note))).toEqual([false, true, true]);
});

test("an export includes private notes and omits replies if the person chooses so", async ({
  signedIn: page,
  account,
  request,
}) => {
  await newThread(request, account);
  await openMenuEntry(page, "My data");
  const notes = page.getByRole("checkbox", { name: "With my private notes" });
  const replies = page.getByRole("checkbox", { name: "With the AI's replies" });
  await expect(notes).not.toBeChecked();
  await expect(replies).not.toBeChecked();
  await replies.check();
  const html = await download(page, "One page to read and print");
  expect([html.content.includes(sharedTexts.note), html.content.includes("<blockquote>")]).toEqual([false, true]);
  await page.getByLabel("Format", { exact: true }).selectOption({ label: markdownFormat });
  await expect(notes).toBeChecked();
  await replies.uncheck();
  const { content, packed } = await download(page, markdownFormat);
  expect([content.includes(sharedTexts.note), content.includes("> **Flexi**")]).toEqual([true, false]);
  expect(Object.keys(packed)).toEqual(["journal.md"]);
  await page.getByLabel("Format", { exact: true }).selectOption({ label: "For another account (JSON)" });
  await expect(notes).toBeHidden();
});

test.describe("in a browser that reads Arabic", () => {
  test.use({ locale: "ar" });

  test("an exported page is marked as Arabic", async ({ signedIn: page }) => {
    await openMenuEntry(page, "My data");
    const { content } = await download(page, "One page to read and print");
    expect(content).toContain('<html lang="ar">');
  });
});

test("an export that is still loading at the logout is not saved", async ({ signedIn: page, context }) => {
  const answer = await holdResponses(page, "**/api/account/export**");
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/account/export"));
  const downloads: unknown[] = [];
  page.on("download", (saved) => downloads.push(saved));
  await openMenuEntry(page, "My data");
  await page.getByRole("button", { name: "Download" }).click();
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await answer();
  await ended;
  expect(downloads).toEqual([]);
});

test("one conversation can be exported without the others", async ({ signedIn: page, account, request }) => {
  await newThread(request, account);
  const id = await newThreadWithFile(request, account, boat);
  await page.goto(`/#/conversation/${id}`);
  await openMenuEntry(page, "My data");
  await page.getByLabel("What", { exact: true }).selectOption({ label: "This conversation only" });
  const { content } = await download(page, markdownFormat);
  expect(content).toContain(sharedTexts.message);
  expect(content).not.toContain(sharedTexts.note);
});

test("a .zip can be imported into a new account, and importing the JSON copy after it adds nothing", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  await newThread(request, account);
  await newThreadWithFile(request, account, boat);
  await openMenuEntry(page, "My data");
  const copy = await download(page, "For another account (JSON)");
  const zip = await download(page, markdownFormat);

  const fresh = await openSecondBrowser(browser, baseURL, await newAccount());
  await openMenuEntry(fresh, "My data");
  const chosen = { name: zip.name, mimeType: "application/zip", buffer: await readFile(zip.path) };
  await fresh.getByLabel("Copy (JSON or .zip)").setInputFiles(chosen);
  await fresh.getByRole("button", { name: "Import" }).click();
  await expect(fresh.getByText("2 conversations were imported.")).toBeVisible();
  await fresh.getByLabel("Copy (JSON or .zip)").setInputFiles(copy.path);
  await fresh.getByRole("button", { name: "Import" }).click();
  await expect(fresh.getByText("Everything in this copy is already here.")).toBeVisible();
  await fresh.keyboard.press("Escape");
  await openMenuEntry(fresh, "History");
  await expect(fresh.getByRole("dialog").getByText("The house by the canal", { exact: true })).toHaveCount(2);
});

/** Chooses somebody else's export of 9 MB. Returns the calls about it, as they are made. */
async function chooseLargeCopy(page: Page, request: APIRequestContext, other: Account): Promise<string[]> {
  await newThread(request, other);
  const headers = { authorization: `Bearer ${other.token}` };
  const copy = await (await request.get("/api/account/export", { headers })).text();
  const calls: string[] = [];
  page.on("request", (made) => {
    const [address, number = ""] = /\/api\/account\/import\/\w{64}(\/\d+)?$/.exec(made.url()) ?? [];
    if (address) calls.push(`${made.method()} ${number}`.trim());
  });
  await openMenuEntry(page, "My data");
  const buffer = Buffer.from(copy.replace("{", `{${" ".repeat(9_000_000)}`));
  await page.getByLabel("Copy (JSON or .zip)").setInputFiles({ name: "c.json", mimeType: "application/json", buffer });
  return calls;
}

test("a large copy is sent in pieces, and after a failure only those that have not arrived", async ({
  signedIn: page,
  newAccount,
  request,
}) => {
  const calls = await chooseLargeCopy(page, request, await newAccount());
  await page.route("**/api/account/import/*/1", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "The import failed: The server cannot be reached. Please check your connection and try again. " +
      "What has arrived is kept for a day and is not sent again.",
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 conversation was imported.")).toBeVisible();
  expect(calls).toEqual(["GET", "PUT /0", "PUT /1", "GET", "PUT /1", "PUT /2", "POST", "DELETE"]);
});

test("sending a large copy ends with its session, and does not continue for the next person", async ({
  signedIn: page,
  newAccount,
  request,
  context,
}) => {
  const [other, next] = [await newAccount(), await newAccount()];
  const calls = await chooseLargeCopy(page, request, other);
  const answer = await holdResponses(page, "**/api/account/import/*/0");
  await page.getByRole("button", { name: "Import" }).click();
  await expect.poll(() => calls).toEqual(["GET", "PUT /0"]);
  const elsewhere = await context.newPage();
  await elsewhere.goto("/");
  await elsewhere.evaluate((token) => localStorage.setItem("token", token), next.token);
  await expect(page.getByText(next.username).first()).toBeVisible();
  await answer();
  await page.reload();
  expect(calls).toEqual(["GET", "PUT /0"]);
});

test("a file that is not an export is refused with a message", async ({ signedIn: page }) => {
  await openMenuEntry(page, "My data");
  const letter = { name: "letter.json", mimeType: "application/json", buffer: Buffer.from('{"dear": "Ada"}') };
  await page.getByLabel("Copy (JSON or .zip)").setInputFiles(letter);
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "The import failed: This is not a copy that was downloaded here. A copy for importing is a JSON file or a .zip.",
  );
});

test("an export that fails says so", async ({ signedIn: page }) => {
  await openMenuEntry(page, "My data");
  await page.route("**/api/account/export?*", (route) => route.fulfill({ status: 503, json: { message: "Away" } }));
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("The copy could not be made: Away");
});

test("deleting an account requires its password", async ({ signedIn: page, account }) => {
  await openMenuEntry(page, "My data");
  await page.getByRole("button", { name: "Delete my account …" }).click();
  const password = page.getByLabel("Your password, to make sure it is you");
  await expect(password).toBeFocused();
  await password.fill("wrong");
  await page.getByRole("button", { name: "Delete everything for good" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Your account was not deleted: Wrong password");
  await password.fill(account.password);
  await page.getByRole("button", { name: "Delete everything for good" }).click();
  await expect(page.getByText("Your account and everything in it have been deleted.")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signIn(page, account);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
});

test("cancelling the deletion keeps the account", async ({ signedIn: page }) => {
  await openMenuEntry(page, "My data");
  await page.getByRole("button", { name: "Delete my account …" }).click();
  await page.getByRole("button", { name: "Keep my account" }).press("Enter");
  await expect(page.getByRole("button", { name: "Delete my account …" })).toBeFocused();
  // Leaving the file dialog of the system does not leave this one.
  await page.getByLabel("Copy (JSON or .zip)").dispatchEvent("cancel");
  await expect(page.getByRole("dialog")).toBeVisible();
});

import { expectAccessible, openDialog } from "../support/browser/accessibility";
import { callAs } from "../support/browser/conversation";
import { newSharedThread, openMenuEntry, openSecondBrowser, sharedTexts } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

test.use({
  expectedErrors: /\/api\/contributions.* 400|400 .*\/api\/contributions|net::ERR_FAILED .*\/api\/contributions/,
});

test("a question that is not sent yet survives failures and a reload, and can be written by keyboard alone", async ({
  signedIn: page,
  account,
  newAccount,
  request,
}) => {
  const ann = await newAccount();
  const { id } = await newSharedThread(request, ann);
  await page.goto(`/#/share/post/${id}`);
  const [ask, field] = [
    page.getByRole("button", { name: "Ask about it" }),
    page.getByRole("textbox", { name: "Your question" }),
  ];
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("What was the dog called? 🐶");
  await page.route("**/api/contributions", (route) => route.abort());
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Not sent" })).toBeVisible();
  await page.unroute("**/api/contributions");
  await page.reload();
  await expect(field).toHaveValue("What was the dog called? 🐶");
  await field.fill("x".repeat(201));
  await expect(page.getByText("201 / 200")).toBeVisible();
  await field.press("Control+Enter");
  await expect(page.getByText("A question can have up to 200 characters.")).toBeVisible();
  await field.fill("<b>What</b> was the dog called?");
  await field.press("Control+Enter");
  await expect(page.getByText("<b>What</b> was the dog called?")).toBeVisible();
  await expect(page.getByText(`Sent to ${ann.username}`)).toBeVisible();
  const { offers } = await (
    await request.get("/api/contributions", { headers: { authorization: `Bearer ${ann.token}` } })
  ).json();
  expect(offers).toMatchObject([{ by: account.username, kind: "question", text: "<b>What</b> was the dog called?" }]);
});

test("a question is answered with an entry of the memory, above which it stands, and which the asker is shown", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newSharedThread(request, account);
  const bob = await newAccount();
  const question = "What was the dog called?";
  await callAs(request, bob, "/api/contributions", { conversationId: id, kind: "question", text: question });
  await page.goto(`/#/conversation/${id}`);
  const first = page.getByRole("listitem").filter({ hasText: sharedTexts.answer });
  await first.getByRole("button", { name: "Not now" }).click();
  await expect(first.getByText(question)).toBeHidden();
  await openMenuEntry(page, "What I share");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Answer" }).click();
  const field = page.getByRole("textbox", { name: "Your answer" });
  await field.fill("Rex. He was afraid of ducks.");
  await page.reload();
  await openMenuEntry(page, "What I share");
  await expect(field).toHaveValue("Rex. He was afraid of ducks.");
  await dialog.getByRole("checkbox", { name: `Show my answer to ${bob.username}` }).check();
  await expectAccessible(page, openDialog);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Your answer is an entry of the memory now.")).toBeVisible();
  await page.keyboard.press("Escape");
  const answering = page.getByRole("listitem").filter({ hasText: "Rex. He was afraid of ducks." });
  await expect(answering).toContainText(`${bob.username} wanted to know`);
  await expect(answering.getByText(question)).toBeVisible();
  await expectAccessible(page, "main");
  const reader = await openSecondBrowser(browser, baseURL, bob, `/share/post/${id}`);
  await expect(reader.getByText(`${account.username} has answered`)).toBeVisible();
  await expect(reader.getByRole("blockquote")).toHaveText("Rex. He was afraid of ducks.");
  await expectAccessible(reader, "main");
});

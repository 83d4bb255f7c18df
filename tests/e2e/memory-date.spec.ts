import {
  answerQuestions,
  importConversation,
  newConversation,
  openFirstQuestion,
} from "../support/browser/conversation";
import { dialog, results, search } from "../support/browser/search";
import { expect, signIn, test } from "../support/browser/test";

// Chromium reports the refused changes.
test.use({ expectedErrors: /500 \(Internal Server Error\)|409 \(Conflict\)/, locale: "en-GB" });

test("a memory gets a date in words, and what is understood of them is said at once", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  const opener = page.getByRole("button", { name: "When was this?" });
  const field = page.getByRole("textbox", { name: "When was this?" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const saved = page.getByRole("button", { name: "summer 1974" });
  const undo = page.getByRole("button", { name: "Undo" });

  await test.step("what is understood is shown while it is typed", async () => {
    await opener.click();
    await expect(field).toBeFocused();
    await field.fill("the blue summer");
    await expect(page.getByText("Stays in your own words")).toBeVisible();
    await field.fill("x".repeat(81));
    await expect(page.getByText("Please use up to 80 characters.")).toBeVisible();
    await field.press("Enter");
    await expect(field).toHaveValue("x".repeat(81));
    await field.fill("summer 1974");
    await expect(page.getByText(/^June.–.August 1974$/)).toBeVisible();
  });
  await test.step("a reload and a failed save lose nothing", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Keep writing" }).click();
    await expect(field).toHaveValue("summer 1974");
    const refuse = { status: 500, json: { message: "Not today." } };
    await page.route("**/entries/when", (route) =>
      route.request().method() === "PATCH" ? route.fulfill(refuse) : route.continue(),
    );
    await field.press("Enter");
    await expect(page.getByText("Not today.")).toBeVisible();
    await expect(field).toHaveValue("summer 1974");
    await page.unroute("**/entries/when");
  });
  await test.step("what is saved is there in the words", async () => {
    await save.click();
    await expect(saved).toBeFocused();
    await expect(page.getByRole("status").getByText(/^Saved: June.–.August 1974\.$/)).toBeVisible();
    await page.reload();
    await saved.click();
    await field.fill("");
    await save.click();
    await expect(opener).toBeFocused();
  });
  await test.step("removed, it comes back by Undo, and from its earlier versions", async () => {
    await undo.click();
    await expect(saved).toBeFocused();
    await saved.click();
    await field.fill("the blue summer");
    await field.press("Enter");
    await page.getByRole("button", { name: "the blue summer" }).click();
    await page.getByRole("button", { name: "Earlier versions" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(saved).toBeFocused();
  });
  await test.step("one that another window has removed meanwhile is saved again, or removed without a word", async () => {
    const url = `${new URL(page.url()).hash.slice(1).replace("/conversation/", "/api/conversations/")}/entries/when`;
    const removeElsewhere = async (version: number) => {
      const options = { headers: { authorization: `Bearer ${account.token}` }, data: { version, forGood: false } };
      await request.delete(url, { ...options, failOnStatusCode: true });
    };
    await saved.click();
    await removeElsewhere(5);
    await field.fill("spring 1975");
    await field.press("Enter");
    await expect(page.getByText("This was removed in another window")).toBeVisible();
    await field.fill("summer 1974");
    await field.press("Enter");
    await expect(saved).toBeFocused();
    await expect(undo).toBeHidden();
    await saved.click();
    await removeElsewhere(7);
    await field.fill("");
    await field.press("Enter");
    await expect(opener).toBeFocused();
    await opener.click();
    await field.fill("summer 1974");
    await field.press("Enter");
  });
  await test.step("what was discarded is in its field again after Undo, which goes", async () => {
    await saved.click();
    await field.fill("autumn 1974");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Discarded.")).toBeVisible();
    await undo.click();
    await expect(field).toHaveValue("autumn 1974");
    await expect(page.getByText("Discarded.")).toBeHidden();
  });
});

test("the last question of the guide has the date, and offers what the answers say", async ({
  page,
  account,
  fakeAi,
}) => {
  const field = page.getByRole("textbox", { name: "When was this?" });
  const chip = page.getByRole("button", { name: "In the summer of 1974?" });
  await signIn(page, account);
  await openFirstQuestion(page);
  await expect(field).toBeHidden();
  await answerQuestions(page);
  await expect(field).toHaveValue("");
  await expect(chip).toBeHidden();
  await page.getByRole("textbox", { name: /\?$/ }).first().fill("We left in the summer of 1974.");
  await chip.click();
  await expect(field).toHaveValue("in the summer of 1974");
  await expect(page.getByText(/^June.–.August 1974$/)).toBeVisible();

  await test.step("it survives a reload, and one that is too long is said to be at once, kept and not sent", async () => {
    await page.reload();
    await field.fill("x".repeat(81));
    await expect(field).toHaveAccessibleDescription("Please use up to 80 characters.");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(field).toHaveAccessibleDescription("Please use up to 80 characters.");
    await expect(field).toHaveValue("x".repeat(81));
    expect(fakeAi.requests).toEqual([]);
  });
  await test.step("it is there with the conversation, and the AI is told", async () => {
    await field.fill("summer 1974");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("button", { name: /^summer 1974.*Change when this was$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
    expect(JSON.stringify(fakeAi.requests.at(-1))).toContain("When it was: summer 1974");
  });
});

test("a conversation without a date offers the one in its answers, and the history and the search are limited to a decade", async ({
  page,
  request,
  account,
}) => {
  const imported = await importConversation(request, account, {
    timestamp: "2024-05-01T09:00:00.000Z",
    projectName: "The lock",
    questionAnswers: [{ question: "Where were you living?", answer: "Christmas 1962 we walked to the lock." }],
  });
  await signIn(page, account, `/conversation/${imported}`);
  await test.step("which one tap takes", async () => {
    await page.getByRole("button", { name: "Christmas 1962?" }).click();
    const dated = page.getByRole("button", { name: /^Christmas 1962.*Change when this was$/ });
    await expect(dated).toBeFocused();
    await expect(page.getByRole("button", { name: "Christmas 1962?" })).toBeHidden();
    await page.reload();
    await expect(dated).toBeVisible();
  });
  for (const [name, text] of Object.entries({ "The canal": "1968 to 1972", "The mill": "1981", Undated: null })) {
    const id = await newConversation(request, account, name);
    const headers = { authorization: `Bearer ${account.token}` };
    const data = { text, version: 0 };
    if (text) await request.patch(`/api/conversations/${id}/entries/when`, { headers, data, failOnStatusCode: true });
  }
  const decades = page.getByRole("combobox", { name: "When it was" });
  const rows = page.getByRole("main").getByRole("listitem");
  await test.step("in the history", async () => {
    await signIn(page, account, "/history");
    await expect(rows).toHaveCount(4);
    await expect(decades.getByRole("option")).toHaveText(["Of any time", "1980s", "1970s", "1960s"]);
    await decades.selectOption("1970s");
    await expect(rows).toHaveText([/The canal/]);
  });
  await test.step("in the search", async () => {
    await search(page, "narrow house");
    await expect(results(page)).toHaveCount(3);
    await dialog(page).getByRole("combobox", { name: "When it was" }).selectOption("1980s");
    await expect(results(page)).toHaveText([/The mill/]);
  });
});

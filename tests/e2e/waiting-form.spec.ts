import type { Page } from "@playwright/test";
import { takeToken } from "../support/browser/account-forms";
import { newConversation } from "../support/browser/conversation";
import { type Account, expect, signIn, test } from "../support/browser/test";

/** Opens home, whose scripts load when the returned function is called. */
async function openBeforeScripts(page: Page, { token }: Account): Promise<() => void> {
  let load = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.addInitScript((held) => localStorage.setItem("token", held), token);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("Loading configuration…")).toBeVisible();
  return load;
}

test("what is written on home before the app has loaded stays, with the focus, and is kept like everything unsent", async ({
  page,
  account,
}) => {
  const load = await openBeforeScripts(page, account);
  const name = page.getByLabel("Project name");
  await page.getByLabel("Memory type").selectOption("Friendship");
  await name.pressSequentially("Anna and Ömer 🚂");
  await name.press("Home");
  load();
  await expect(page.getByRole("navigation")).toBeVisible();
  await expect(page.getByLabel("Memory type").locator("option:checked")).toHaveText("Friendship");
  await expect(name).toBeFocused();
  await page.keyboard.type("For ");
  await expect(name).toHaveValue("For Anna and Ömer 🚂");
  await page.reload();
  await expect(page.getByRole("navigation")).toBeVisible();
  await expect(name).toHaveValue("For Anna and Ömer 🚂");
});

test("what is written on home is a draft at once, even if the app never loads", async ({ page, account }) => {
  await openBeforeScripts(page, account);
  await page.getByLabel("Project name").fill("The tram");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByLabel("Project name")).toHaveValue("The tram");
  await page.unroute("**/*.js");
  await page.reload();
  await expect(page.getByRole("navigation")).toBeVisible();
  await expect(page.getByLabel("Project name")).toHaveValue("The tram");
});

test("what is submitted on home before the app has loaded is submitted when it has", async ({ page, account }) => {
  const load = await openBeforeScripts(page, account);
  await page.getByLabel("Memory type").selectOption("Friendship");
  await page.getByLabel("Project name").fill("Anna and Ömer");
  await page.getByLabel("Project name").press("Enter");
  load();
  await expect(page.getByRole("textbox", { name: /\?$/ })).toBeVisible();
  await expect(page.getByText("Anna and Ömer")).toBeVisible();
});

test("the question of the day is on home before the app has loaded, and begins a memory when it is pressed", async ({
  page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  const load = await openBeforeScripts(page, account);
  const question = page.locator("section").filter({ hasText: "A question for today" }).getByRole("button").first();
  await expect(question).toHaveText(/\?$/);
  const [text, position] = [await question.textContent(), await question.boundingBox()];
  await question.click();
  await expect(page.getByLabel("Memory type")).not.toHaveValue("");
  await page.keyboard.type("The tram");
  load();
  await expect(page.getByRole("navigation")).toBeVisible();
  await expect(question).toHaveText(text ?? "");
  await expect(question).toHaveAttribute("aria-pressed", "true");
  expect((await question.boundingBox())?.y).toBe(position?.y);
  await expect(page.getByLabel("Project name")).toHaveValue("The tram");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("textbox", { name: text ?? "" })).toBeVisible();
});

test("what somebody wrote on home before the app has loaded stays theirs when another person signs in meanwhile", async ({
  page,
  context,
  account,
  newAccount,
}) => {
  const next = await newAccount();
  const load = await openBeforeScripts(page, account);
  const name = page.getByLabel("Project name");
  await name.fill("Only mine");
  await name.press("Enter");
  const other = await context.newPage();
  await signIn(other, next);
  load();
  await expect(page.getByRole("heading", { name: `Hi, ${next.username}` })).toBeVisible();
  await expect(name).toHaveValue("");
  await takeToken(other, account.token);
  await expect(name).toHaveValue("Only mine");
});

test.describe("in a browser set to German", () => {
  test.use({ locale: "de-DE" });

  test("topics and questions are German on home, before the app has loaded and after, and in the guide", async ({
    page,
    request,
    account,
  }) => {
    await newConversation(request, account, "The canal");
    const load = await openBeforeScripts(page, account);
    const question = page.getByRole("region", { name: "A question for today" }).getByRole("button").first();
    const asked = question.locator("[lang=de]");
    const topics = page.getByLabel("Memory type").locator("option[lang=de]");
    await expect(asked).toHaveText(/\?$/);
    await expect(topics.first()).toHaveText("Kindheit");
    const [text, names] = [String(await asked.textContent()), await topics.allTextContents()];
    load();
    await expect(page.getByRole("navigation").getByRole("button", { name: "Kindheit" })).toHaveAttribute("lang", "de");
    await expect(asked).toHaveText(text);
    await expect(topics).toHaveText(names);
    await question.click();
    await page.getByLabel("Project name").fill("Die Straßenbahn");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByRole("heading", { name: text })).toHaveAttribute("lang", "de");
    await expect(page.getByRole("textbox", { name: text })).toBeVisible();
  });
});

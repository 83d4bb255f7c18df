import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

test.use({ locale: "de-DE" });

test("in a browser set to German topics and questions are German on home and in the guide", async ({
  page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  await signIn(page, account);
  const question = page.getByRole("region", { name: "A question for today" }).getByRole("button").first();
  await expect(page.getByLabel("Memory type").locator("option[lang=de]").first()).toHaveText("Kindheit");
  await expect(page.getByRole("navigation").getByRole("button", { name: "Kindheit" })).toHaveAttribute("lang", "de");
  await expect(question.locator("[lang=de]")).toHaveText(/\?$/);
  const text = String(await question.textContent());
  await question.click();
  await page.getByLabel("Project name").fill("Die Straßenbahn");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: text })).toHaveAttribute("lang", "de");
  await expect(page.getByRole("textbox", { name: text })).toBeVisible();
});

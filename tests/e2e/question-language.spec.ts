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
  const today = page.getByRole("region", { name: "A question for today" });
  const question = today.locator("p[lang=de]").last();
  await expect(page.getByLabel("Memory type").locator("option[lang=de]").first()).toHaveText("Kindheit");
  await expect(page.getByRole("navigation").getByRole("button", { name: "Kindheit" })).toHaveAttribute("lang", "de");
  await expect(question).toHaveText(/\?$/);
  const text = String(await question.textContent());
  await today.getByRole("button", { name: "Write about this" }).click();
  await expect(page.getByRole("heading", { name: text })).toHaveAttribute("lang", "de");
  await expect(page.getByRole("textbox", { name: text })).toBeVisible();
});

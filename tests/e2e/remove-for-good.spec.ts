import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /net::ERR_FAILED/ });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const withReply = (page: Page) => page.getByRole("checkbox", { name: "Remove the reply too" });

async function removeAnswer(page: Page): Promise<void> {
  await button(page, "Change this answer").click();
  await button(page, "Earlier versions").click();
  await button(page, "Remove for good").click();
}
const confirm = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Remove for good" }).click();

test("what is removed for good takes the reply that quotes it along, and a failure in between is explained", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  fakeAi.script = "Your lock 12, then.";
  const id = await newConversation(request, account);
  const path = `/api/conversations/${id}/entries/answer-0`;
  const headers = { authorization: `Bearer ${account.token}` };
  await request.patch(path, { headers, data: { text: "The house.", version: 0 }, failOnStatusCode: true });
  await signIn(page, account, `/conversation/${id}`);
  const reply = page.getByText("Your lock 12, then.");
  await expect(reply).toBeVisible();

  await test.step("if the answer itself cannot be removed, the reply is gone and a sentence says so", async () => {
    await page.route("**/entries/answer-0", (route) => route.abort());
    await removeAnswer(page);
    await expect(withReply(page)).toBeChecked();
    await confirm(page);
    await expect(page.getByText(/^The reply is removed for good\. What it replied to is still here\./)).toBeVisible();
    await expect(reply).toHaveCount(0);
    await expect(page.getByText("The house.")).toBeVisible();
  });
  await test.step("without a reply nothing is offered", async () => {
    await page.unroute("**/entries/answer-0");
    await removeAnswer(page);
    await expect(withReply(page)).toHaveCount(0);
    await confirm(page);
    await expect(page.getByText("Removed for good.", { exact: true })).toBeVisible();
    await expect(page.getByText("The house.")).toHaveCount(0);
  });
});

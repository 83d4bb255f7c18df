import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

// Chromium reports the refused change.
test.use({ expectedErrors: /500 \(Internal Server Error\)/, locale: "en-GB" });

test("a memory gets a date in words, and what is understood of them is said at once", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  const opener = page.getByRole("button", { name: "When was this?" });
  const field = page.getByRole("textbox", { name: "When was this?" });
  const save = page.getByRole("button", { name: "Save", exact: true });

  await test.step("what is understood is shown while it is typed", async () => {
    await opener.click();
    await expect(field).toBeFocused();
    await field.fill("the blue summer");
    await expect(page.getByText("Stays in your own words")).toBeVisible();
    await field.fill("summer 1974");
    await expect(page.getByText(/^June.–.August 1974$/)).toBeVisible();
  });
  await test.step("a reload and a failed save lose nothing", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Keep writing" }).click();
    await expect(field).toHaveValue("summer 1974");
    const refuse = { status: 500, json: { message: "Not today." } };
    await page.route("**/api/conversations/*", (route) =>
      route.request().method() === "PATCH" ? route.fulfill(refuse) : route.continue(),
    );
    await field.press("Enter");
    await expect(page.getByText("Not today.")).toBeVisible();
    await expect(field).toHaveValue("summer 1974");
    await page.unroute("**/api/conversations/*");
  });
  await test.step("what is saved is there in the words", async () => {
    await save.click();
    const saved = page.getByRole("button", { name: "summer 1974" });
    await expect(saved).toBeFocused();
    await page.reload();
    await saved.click();
    await field.fill("");
    await save.click();
    await expect(opener).toBeFocused();
  });
});
